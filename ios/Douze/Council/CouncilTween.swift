import DouzeCore
import DouzeKit

extension Tween<CouncilFrame> {
  /// The screen's table, on its way there while a beat is played.
  init(_ view: CouncilView, _ table: TableContext, at index: Int?) {
    var before: CouncilFrame?
    if case .council(let council) = table.before?.body { before = council.table }
    self.init(rest: view.table, before: before, clock: table.clock, index: index) {
      if case .council(let council) = $0 { council } else { nil }
    }
  }

  /// What moves in the beat.
  var moves: CouncilMotion? {
    if case .council(let council) = motion { council } else { nil }
  }

  /// The beat turns or rolls the die.
  var turnsDie: Bool { moves == .dieRolled || moves == .dieTurned }

  /// What the beat does to the die, so far.
  func die(_ done: Double) -> DieMotion? {
    let face = from?.die.face ?? 0
    switch moves {
    case .dieRolled: return .roll(from: face, to: to.die.face, progress: done)
    case .dieTurned: return .tip(from: face, to: to.die.face, progress: done)
    default: return nil
    }
  }

  /// The card of this seat turns over.
  func turnsOver(_ seat: Int32) -> Bool { moves == .cardRevealed(seat: seat) }

  /// A line grows over the card of this seat.
  func crossesOut(_ seat: Int32) -> Bool {
    if case .cardsCancelled(let seats) = moves { seats.contains(seat) } else { false }
  }

  /// The remark of this seat appears.
  func fadesIn(_ seat: Int32) -> Bool { moves == .remarkMade(seat: seat) }
}
