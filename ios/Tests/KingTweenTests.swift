import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// A beat goes from its frame before to its frame after.
@MainActor struct KingTweenTests {
  private let lea = KingFixtures.seat(1, "Lea", 3)
  private let rest = KingFixtures.table().table

  private func playing(_ beats: [(KingMotion?, [KingSeatView])]) -> Playing {
    let beats = beats.map { motion, seats in
      Beat(
        ms: 100, sentence: "", motion: motion.map { .king(king: $0) }, haptic: nil,
        frame: seats.isEmpty ? nil : KingFixtures.frame(seats))
    }
    return Playing(id: 1, beats: beats, before: nil, started: Date(timeIntervalSince1970: 0))
  }

  private func tween(_ clock: Playing?, at index: Int?, first: Bool = false) -> Tween<KingFrame> {
    let before = KingFixtures.table([KingFixtures.seat(0, "Mia", 6), lea]).table
    return Tween(rest: rest, before: first ? nil : before, clock: clock, index: index) {
      if case .king(let king) = $0 { king } else { nil }
    }
  }

  @Test func aSeatLooksAsBeforeUntilItsBeat() {
    let mia = KingFixtures.scored[0]
    let turned = KingFixtures.seat(0, "Mia", 7, card: mia.card)
    let clock = playing([(.diceFlipped, [turned, lea]), (nil, [mia, lea])])
    let first = tween(clock, at: 0)
    #expect(first.to.groups.flatMap(\.seats) == [turned, lea])
    let news = first.news(turned)
    #expect(news.turning == DieTurn(way: .flip, from: 6, to: 7))
    #expect(news.opened && !news.valued)
    #expect(first.news(lea) == News())
    let second = tween(clock, at: 1)
    #expect(second.to.groups.flatMap(\.seats) == [mia, lea])
    #expect(second.news(mia) == News(valued: true))
  }

  @Test func whatIsRolledTurnsEvenToTheSameFace() {
    let clock = playing([(.diceRolled(seats: [1]), [lea])])
    #expect(tween(clock, at: 0).news(lea).turning == DieTurn(way: .roll, from: 3, to: 3))
    #expect(tween(clock, at: 0, first: true).news(lea).turning == DieTurn(way: .roll, from: 0, to: 3))
  }

  @Test func withoutAClockAllIsAsItIs() {
    let still = tween(nil, at: nil)
    #expect(still.to == rest)
    #expect(still.news(KingFixtures.scored[0]) == News() && still.clock() == nil && still.motion == nil)
  }

  @Test func theClockIsOnlyForWhatMoves() {
    let clock = playing([(nil, []), (nil, [])])
    let second = tween(clock, at: 1)
    #expect(second.clock(false) == nil && second.clock() == clock)
    #expect(abs(second.done(clock.moment(at: Date(timeIntervalSince1970: 0.15))) - 0.5) < 0.001)
    // A frame that is drawn before it has not begun it.
    #expect(second.done(clock.moment(at: Date(timeIntervalSince1970: 0.05))) == 0)
  }
}
