import DouzeCore
import DouzeKit

/// A table on its way between two frames of the core while a beat is played; without a beat it rests.
struct Tween<Frame> {
  /// Nil where no table was shown before.
  let from: Frame?
  let to: Frame
  /// What moves in this beat; nil when nothing does.
  let motion: Motion?
  private let playing: Playing?
  private let index: Int

  /// The clock's beat `index` on the way to `rest`; `before` is the table before the first beat, `table` takes one out of
  /// a frame.
  init(rest: Frame, before: Frame?, clock: Playing?, index: Int?, table: (TableFrame) -> Frame?) {
    guard let clock, let index, clock.beats.indices.contains(index) else {
      (from, to, motion, playing, self.index) = (rest, rest, nil, nil, 0)
      return
    }
    let earlier = clock.frame(at: index - 1).flatMap(table) ?? before
    from = earlier
    to = clock.frame(at: index).flatMap(table) ?? earlier ?? rest
    (motion, playing, self.index) = (clock.beats[index].motion, clock, index)
  }

  /// Nothing moves.
  init(rest: Frame) { self.init(rest: rest, before: nil, clock: nil, index: nil) { _ in nil } }

  /// The clock for what `moves` in this beat; nil for what is still: it asks for no frame.
  func clock(_ moves: Bool = true) -> Playing? { moves ? playing : nil }

  /// How far the beat has come: 1 when it is over, or nothing moves.
  func done(_ now: Moment?) -> Double { now.done(of: index) }
}
