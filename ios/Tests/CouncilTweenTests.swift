import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// A beat goes from its frame before to its frame after.
@MainActor struct CouncilTweenTests {
  private let before = CouncilFixtures.table { $0.seats = CouncilFixtures.revealing }

  private var opened: CouncilFrame {
    CouncilFixtures.table {
      $0.seats = CouncilFixtures.revealing
      $0.seats[0] = CouncilFixtures.seat(0, card: KingFixtures.played(.alchemist))
    }.table
  }

  private var turned: CouncilFrame {
    CouncilFixtures.table {
      $0.seats = CouncilFixtures.revealing
      $0.seats[0] = CouncilFixtures.seat(0, card: KingFixtures.played(.alchemist))
      $0.face = 3
    }.table
  }

  /// The table at a beat among these motions with their frames.
  private func tween(_ beats: [(CouncilMotion, CouncilFrame?)], at index: Int?, first: Bool = false)
    -> Tween<CouncilFrame>
  {
    let beats = beats.map { motion, frame in
      Beat(
        ms: 100, sentence: "", motion: .council(council: motion), haptic: nil,
        frame: frame.map { .council(council: $0) })
    }
    let clock = Playing(id: 1, beats: beats, before: nil, started: Date(timeIntervalSince1970: 0))
    return Tween(rest: opened, before: first ? nil : before.table, clock: clock, index: index) {
      if case .council(let council) = $0 { council } else { nil }
    }
  }

  @Test func dieAndCardsGoFromFrameToFrame() {
    let beats: [(CouncilMotion, CouncilFrame?)] = [
      (.cardRevealed(seat: 0), opened), (.remarkMade(seat: 1), nil), (.dieTurned, turned),
      (.cardsCancelled(seats: [0]), nil),
    ]
    let first = tween(beats, at: 0)
    #expect(first.from == before.table && first.to == opened)
    #expect(first.turnsOver(0) && !first.turnsOver(1))
    #expect(first.die(0.5) == nil && !first.turnsDie)
    let second = tween(beats, at: 1)
    #expect(second.from == opened && second.to == opened && second.fadesIn(1))
    let third = tween(beats, at: 2)
    #expect(third.from == opened && third.to == turned && third.turnsDie)
    #expect(third.die(0.5) == .tip(from: 7, to: 3, progress: 0.5))
    let last = tween(beats, at: 3)
    #expect(last.to == turned && last.crossesOut(0) && !last.crossesOut(1))
  }

  @Test func theFirstRollComesFromNoFace() {
    let roll = tween([(.dieRolled, before.table)], at: 0, first: true)
    #expect(roll.die(0.25) == .roll(from: 0, to: 7, progress: 0.25))
  }

  @Test func withoutABeatTheTableRests() {
    let rest = tween([], at: nil)
    #expect(rest.to == opened && rest.motion == nil && rest.clock() == nil)
  }
}
