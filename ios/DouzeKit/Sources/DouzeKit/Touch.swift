import DouzeCore

/// What a hand feels; the later one of two is the weightier. Few of them, so that each says something.
public enum Touch: Int, Comparable, Sendable {
  case card, die, bell, crown
  /// An intent that did nothing.
  case refused

  /// By weight.
  public static func < (one: Touch, other: Touch) -> Bool { one.rawValue < other.rawValue }
}

/// A touch that has been felt: another one each time, so that the same again is felt again.
public struct Felt: Equatable, Sendable {
  public let id: Int
  public let touch: Touch
}

extension Motion {
  /// How it feels.
  var touch: Touch? {
    switch self {
    case .cardsRevealed, .cardPlaced, .linePushed, .charactersRevealed, .cardRevealed: .card
    case .diceRolled, .councilDieRolled: .die
    case .bellsRung: .bell
    case .crownTaken, .throneRevealed: .crown
    default: nil
    }
  }
}

extension Beat {
  /// A throw lies still after this part of its beat.
  private static let landed = 0.75

  /// After how many seconds of the beat its touch is felt.
  var feltAfter: Double { motion.touch == .die ? seconds * Beat.landed : 0 }
}
