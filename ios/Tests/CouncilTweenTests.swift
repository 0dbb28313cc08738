import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// A beat goes from its frame before to its frame after.
@MainActor struct CouncilTweenTests {
  private func tween(_ name: String, at index: Int?) throws -> Tween<CouncilFrame> {
    let rest = try States.council(name).table
    return Tween(rest: rest, before: nil, clock: try States.playing(name), index: index) {
      if case .council(let council) = $0 { council } else { nil }
    }
  }

  /// The beat of a state with this motion.
  private func tween(_ name: String, _ motion: CouncilMotion) throws -> Tween<CouncilFrame> {
    let place = try States.update(name).beats.firstIndex { $0.motion == .council(council: motion) }
    return try tween(name, at: try #require(place))
  }

  private func seats(_ such: (Int32) -> Bool) -> [Int32] { (0..<3).filter(such) }

  @Test func dieAndCardsGoFromFrameToFrame() throws {
    let revealed = try tween("council-recall", .cardRevealed(seat: 1))
    #expect(seats { revealed.turnsOver($0) } == [1])
    #expect(revealed.die(0.5) == nil && !revealed.turnsDie)
    let turned = try tween("council-recall", .dieTurned)
    #expect(turned.from == revealed.to && turned.turnsDie)
    let tip = DieMotion.tip(from: revealed.to.die.face, to: turned.to.die.face, progress: 0.5)
    #expect(turned.die(0.5) == tip)
    let cancelled = try tween("council-cards-cancelled", .cardsCancelled(seats: [0, 2]))
    #expect(seats { cancelled.crossesOut($0) } == [0, 2])
    let said = try tween("council-said", .remarkMade(seat: 2))
    #expect(seats { said.fadesIn($0) } == [2])
  }

  @Test func theFirstRollComesFromNoFace() throws {
    let roll = try tween("council-started", .dieRolled)
    #expect(roll.die(0.25) == .roll(from: 0, to: roll.to.die.face, progress: 0.25))
  }

  @Test func withoutABeatTheTableRests() throws {
    let rest = try tween("council-said", at: nil)
    #expect(try rest.to == States.council("council-said").table)
    #expect(rest.motion == nil && rest.clock() == nil)
  }
}
