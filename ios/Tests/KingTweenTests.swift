import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// A beat goes from its frame before to its frame after.
@MainActor struct KingTweenTests {
  private func tween(_ name: String, at index: Int?) throws -> Tween<KingFrame> {
    let rest = try States.king(name).table
    return Tween(rest: rest, before: nil, clock: try States.playing(name), index: index) {
      if case .king(let king) = $0 { king } else { nil }
    }
  }

  /// The first beat of a state with such a motion.
  private func tween(_ name: String, _ wanted: (KingMotion?) -> Bool) throws -> Tween<KingFrame> {
    let beats = try States.update(name).beats
    let place = beats.firstIndex {
      if case .king(let king) = $0.motion { wanted(king) } else { wanted(nil) }
    }
    return try tween(name, at: try #require(place))
  }

  private func seats(_ frame: KingFrame?) -> [KingSeatView] { frame?.groups.flatMap(\.seats) ?? [] }

  @Test func aSeatLooksAsBeforeUntilItsBeat() throws {
    let flipped = try tween("king-die-flipped") { $0 == .diceFlipped }
    let turned = zip(seats(flipped.from), seats(flipped.to)).filter { $0.face != $1.face }
    #expect(!turned.isEmpty)
    for (before, now) in zip(seats(flipped.from), seats(flipped.to)) {
      let flip = before.face == now.face ? nil : DieTurn(way: .flip, from: before.face, to: now.face)
      #expect(flipped.news(now).turning == flip)
    }
    let revealed = try tween("king-scored") { $0 == .cardsRevealed }
    #expect(seats(revealed.to).allSatisfy { revealed.news($0) == News(opened: true) })
    let values = try States.update("king-scored").beats.firstIndex { $0.sentence.hasPrefix("Values") }
    let valued = try tween("king-scored", at: values)
    #expect(seats(valued.to).allSatisfy { valued.news($0) == News(valued: true) })
  }

  @Test func whatIsRolledTurnsEvenToTheSameFace() throws {
    let first = try tween("king-rolled", at: 0)
    for seat in seats(first.to) {
      #expect(first.news(seat).turning == DieTurn(way: .roll, from: 0, to: seat.face))
    }
    let same = try tween("king-tournament-scored") { $0 == .diceRolled(seats: [10]) }
    let seat = try #require(seats(same.to).first { $0.seat == 10 })
    #expect(same.news(seat).turning == DieTurn(way: .roll, from: seat.face, to: seat.face))
  }

  @Test func withoutAClockAllIsAsItIs() throws {
    let still = try tween("king-scored", at: nil)
    #expect(try still.to == States.king("king-scored").table)
    #expect(seats(still.to).allSatisfy { still.news($0) == News() })
    #expect(still.clock() == nil && still.motion == nil)
  }

  @Test func theClockIsOnlyForWhatMoves() throws {
    // Two beats of 700 ms.
    let clock = Playing(
      id: 1, beats: try States.update("king-step-happened").beats, before: nil,
      started: Date(timeIntervalSince1970: 0))
    let second = Tween(
      rest: try States.king("king-step-happened").table, before: nil, clock: clock, index: 1
    ) {
      if case .king(let king) = $0 { king } else { nil }
    }
    #expect(second.clock(false) == nil && second.clock() == clock)
    #expect(abs(second.done(clock.moment(at: Date(timeIntervalSince1970: 1.05))) - 0.5) < 0.001)
    // A frame that is drawn before it has not begun it.
    #expect(second.done(clock.moment(at: Date(timeIntervalSince1970: 0.35))) == 0)
  }
}
