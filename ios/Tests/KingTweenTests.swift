import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// The beats over the seats of the screen before.
@MainActor struct KingMomentTests {
  private let view = KingFixtures.table()
  private let before = KingFixtures.screen(
    KingFixtures.table([KingFixtures.seat(0, "Mia", 6), KingFixtures.seat(1, "Lea", 3)]))

  private func playing(_ motions: [(Motion, [KingSeatView])]) -> Playing {
    let beats = motions.map { Beat(ms: 100, sentence: "", motion: $0.0, seats: $0.1) }
    return Playing(id: 1, beats: beats, before: before, started: Date(timeIntervalSince1970: 0))
  }

  @Test func aSeatLooksAsBeforeUntilItsBeat() throws {
    let (mia, lea) = (KingFixtures.scored[0], KingFixtures.scored[1])
    let turned = KingFixtures.seat(0, "Mia", 7, card: mia.card)
    let clock = playing([
      (.dieFlipped(seat: 0), [turned]), (.valuesShown(seats: [0]), [mia]), (.told, [lea]),
    ])
    let first = KingMoment(view: view, clock: clock, index: 0, before: before)
    let seats = first.seats(KingFixtures.group(Array(KingFixtures.scored.prefix(2))))
    #expect(seats == [turned, KingFixtures.seat(1, "Lea", 3)])
    let news = first.news(turned)
    #expect(news.turning == Turning(way: .flip, from: 6, to: 7))
    #expect(news.opened && !news.valued)
    #expect(first.news(try #require(seats.last)) == News())
    let second = KingMoment(view: view, clock: clock, index: 1, before: before)
    #expect(second.seats(KingFixtures.group([mia])) == [mia])
    #expect(second.news(mia) == News(valued: true))
  }

  @Test func whatIsRolledTurnsEvenToTheSameFace() {
    let lea = KingFixtures.seat(1, "Lea", 3)
    let moment = KingMoment(
      view: view, clock: playing([(.diceRolled(seats: [1]), [lea])]), index: 0, before: before)
    #expect(moment.news(lea).turning == Turning(way: .roll, from: 3, to: 3))
    let first = KingMoment(
      view: view, clock: playing([(.diceRolled(seats: [1]), [lea])]), index: 0, before: nil)
    #expect(first.news(lea).turning == Turning(way: .roll, from: 0, to: 3))
    #expect(first.seats(KingFixtures.group([KingFixtures.scored[0]])).map(\.face) == [0])
  }

  @Test func withoutAClockAllIsAsItIs() {
    let moment = KingMoment(view: view, clock: nil, index: nil, before: before)
    #expect(moment.seats(KingFixtures.group(KingFixtures.scored)) == KingFixtures.scored)
    #expect(moment.news(KingFixtures.scored[0]) == News() && moment.clock() == nil && moment.motion == nil)
  }

  @Test func theClockIsOnlyForWhatMoves() {
    let clock = playing([(.told, []), (.told, [])])
    let moment = KingMoment(view: view, clock: clock, index: 1, before: before)
    #expect(moment.clock(false) == nil && moment.clock() == clock)
    #expect(abs(moment.done(clock.moment(at: Date(timeIntervalSince1970: 0.15))) - 0.5) < 0.001)
    // A frame that is drawn before it has not begun it.
    #expect(moment.done(clock.moment(at: Date(timeIntervalSince1970: 0.05))) == 0)
  }
}
