import DouzeCore
import DouzeKit

extension Tween<CouncilFrame> {
  /// The screen's table, on its way there while a beat is played.
  init(_ view: CouncilView, _ table: Table, at index: Int?) {
    var before: CouncilFrame?
    if case .council(let council) = table.before?.body { before = council.table }
    self.init(rest: view.table, before: before, clock: table.clock, index: index) {
      if case .council(let council) = $0 { council } else { nil }
    }
  }

  /// The beat turns or rolls the die.
  var turnsDie: Bool { motion == .councilDieRolled || motion == .councilDieTurned }

  /// What the beat does to the die, so far.
  func die(_ done: Double) -> DieMotion? {
    let face = from?.die.face ?? 0
    switch motion {
    case .councilDieRolled: return .roll(from: face, to: to.die.face, progress: done)
    case .councilDieTurned: return .tip(from: face, to: to.die.face, progress: done)
    default: return nil
    }
  }

  /// The beat opens the card of this seat.
  func opens(_ seat: Int32) -> Bool { motion == .cardRevealed(seat: seat) }

  /// The beat cancels the card of this seat.
  func strikes(_ seat: Int32) -> Bool {
    if case .charactersCancelled(let seats) = motion { seats.contains(seat) } else { false }
  }

  func says(_ seat: Int32) -> Bool { motion == .remarkMade(seat: seat) }
}
