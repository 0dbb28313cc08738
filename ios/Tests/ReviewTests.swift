import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// A finished game, decision by decision.
@MainActor struct ReviewTests {
  private func sight(_ name: String, _ window: Window = .phone) throws -> Sight {
    Sight(try #require(ReviewFixtures.all[name]), window)
  }

  @Test(arguments: Window.all) func everyReviewTellsAllOfItAndLetsAllBePressed(window: Window) throws {
    for name in ReviewFixtures.all.keys.sorted() {
      for fault in try sight(name, window).faults { Issue.record("\(name): \(fault)") }
    }
  }

  @Test(arguments: Window.all) func aDecisionIsOneSentenceAndOpensByATap(window: Window) throws {
    let sight = try sight("placed", window)
    let lines = sight.elements.filter { $0.label.hasPrefix("Round ") && $0.press != nil }
    #expect(lines.map(\.label) == ReviewFixtures.lines().map(\.spoken))
    #expect(lines.map { $0.traits.contains(.isSelected) } == [false, true, false, false, false])
    for line in ReviewFixtures.lines() { #expect(sight.presses[line.spoken] == [line.intent]) }
  }

  @Test func whereThereIsLittleRoomTheOneInFullStandsAboveTheList() throws {
    let labels = try sight("placed").elements.map(\.label)
    let order = [
      "Round 2, placement", "Row 2, column 1: Owl.", "Wolf: best.", "Mia’s decisions",
      "Round 2, choice: Owl, cost 0.3 points.", "Round 3, choice: Bat, cost 1.2 points.",
    ]
    let places = try order.map { try #require(labels.firstIndex(of: $0), "\($0)") }
    #expect(places == places.sorted(), "\(labels)")
  }

  @Test(arguments: Window.all) func nothingOfATableThatWasCanBePlayed(window: Window) throws {
    let sight = try sight("placed", window)
    let past = sight.elements.filter { $0.label.hasPrefix("Row ") || $0.label.hasPrefix("Wolf:") }
    #expect(past.count == 10)
    #expect(past.allSatisfy { $0.press == nil })
  }

  @Test(arguments: Window.all) func theHandThenTellsWhichCardWasChosen(window: Window) throws {
    let sight = try sight("chosen", window)
    #expect(sight.words.isSuperset(of: ["Mia’s hand then", "chosen", "better", "golem: what it does."]))
    #expect(
      sight.presses["To the rule of dice"] == [.app(.openRules(game: .king, rule: "dice"))])
  }

  @Test func whoseDecisionsAndHowItGoesOn() throws {
    let sight = try sight("stopped")
    #expect(sight.presses["Lea"] == [.table(.reviewSeat(seat: 1))])
    #expect(sight.presses["Go on reckoning"] == [.table(.openReview)])
    #expect(sight.presses["Back to the result"] == [.app(.back)])
  }

  @Test func whileItIsReckonedItCanBeStopped() throws {
    let reckoning = try #require(ReviewFixtures.all["reckoning"])
    var stopped = 0
    let host = Window.phone.host { Stage(screen: reckoning, send: { _ in }, moveNow: { stopped += 1 }) }
    let found = host.read()
    #expect(found.contains { $0.label == "Decision 5 of 5 is reckoned." })
    found.first { $0.label == "Stop" }?.press?()
    #expect(stopped == 1)
  }

  @Test(arguments: Window.all) func theEndOfAGameLeadsToItsReview(window: Window) {
    for screen in [
      HintFixtures.forest(ForestFixtures.table(ForestFixtures.middle, result: ForestFixtures.result)),
      KingFixtures.screen(KingFixtures.table(result: KingFixtures.result)),
    ] {
      #expect(Sight(screen, window).presses["Review"] == [.table(.openReview)])
    }
  }
}
