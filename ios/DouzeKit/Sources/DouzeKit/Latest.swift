import DouzeCore

/// What the last update reported; another one for each, so that the same report twice is heard twice.
public struct Latest: Equatable, Sendable {
  public let id: Int
  public let beats: [Beat]
}

/// What a hand felt last; another one each time, so that the same again is felt again.
public struct Felt: Equatable, Sendable {
  public let id: Int
  public let haptic: HapticKind
}

/// Something failed. `sentence` is for people and may be empty when the core could not even say it.
public struct Fault: Equatable, Sendable {
  public let sentence: String

  public init(sentence: String) { self.sentence = sentence }

  init(_ error: any Error) { sentence = (error as? DouzeError)?.sentence ?? "" }
}

/// What was heard last; another one each time, so that the same again is heard again.
public struct Sounded: Equatable, Sendable {
  public let id: Int
  public let kind: SoundKind

  public init(id: Int, kind: SoundKind) {
    self.id = id
    self.kind = kind
  }
}
