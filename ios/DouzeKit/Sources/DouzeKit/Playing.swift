import DouzeCore
import Foundation

/// Beats on their way to the screen, and since when: one clock for all motion, which views only read.
public struct Playing: Equatable, Sendable {
  /// Another one for every update, so that the clock starts again.
  public let id: Int
  public let beats: [Beat]
  /// What was shown before them.
  public let before: Screen?
  public let started: Date

  public init(id: Int, beats: [Beat], before: Screen?, started: Date) {
    self.id = id
    self.beats = beats
    self.before = before
    self.started = started
  }

  public static func == (one: Playing, other: Playing) -> Bool {
    one.id == other.id && one.started == other.started
  }

  /// The table after the beat at `place`; nil where the core sent none.
  public func frame(at place: Int) -> TableFrame? {
    beats.prefix(max(0, place + 1)).last { $0.frame != nil }?.frame
  }

  /// Which beat is on, and how far it has come; nil once the last one is over.
  public func moment(at date: Date) -> Moment? {
    var left = max(0, date.timeIntervalSince(started))
    for (index, beat) in beats.enumerated() where beat.ms > 0 {
      if left < beat.seconds { return Moment(beat: beat, index: index, progress: left / beat.seconds) }
      left -= beat.seconds
    }
    return nil
  }
}

/// A beat while it is played.
public struct Moment: Equatable, Sendable {
  public let beat: Beat
  /// Its place among `Playing.beats`; those before it have happened.
  public let index: Int
  /// 0 to 1 within the beat.
  public let progress: Double

  public init(beat: Beat, index: Int, progress: Double) {
    self.beat = beat
    self.index = index
    self.progress = progress
  }
}

extension Moment? {
  /// How far the beat at `place` has come: 1 once it is over, or when nothing moves. A frame may be drawn a little before
  /// or after its beat: then it is not begun, or over.
  public func done(of place: Int?) -> Double {
    guard let self, let place else { return 1 }
    if self.index == place { return self.progress }
    return self.index < place ? 0 : 1
  }
}

extension Beat {
  /// How long it is played; 0 is only reported.
  var seconds: Double { max(0, Double(ms) / 1000) }
}
