import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// A finished game, decision by decision.
@MainActor struct ReviewTests {
  private func sight(_ name: String, _ window: Window = .phone) throws -> Sight {
    Sight(try States.screen(name), window)
  }

  @Test(arguments: Window.all) func aDecisionIsOneSentenceAndTheOneInFullIsMarked(window: Window) throws {
    let decisions = try States.review("review-shown").decisions
    let sight = try sight("review-shown", window)
    for line in decisions {
      let found = sight.elements.filter { $0.label == line.spoken && $0.press != nil }
      #expect(!found.isEmpty, "\(line.spoken)")
      #expect(found.allSatisfy { $0.traits.contains(.isSelected) == line.selected }, "\(line.spoken)")
    }
  }

  @Test func whereThereIsLittleRoomTheOneInFullStandsAboveTheList() throws {
    let review = try States.review("review-shown")
    let shown = try #require(review.shown)
    let labels = try sight("review-shown").elements.map(\.label)
    let order = [shown.heading, try #require(shown.options.first).spoken, review.title]
    let places = try order.map { try #require(labels.firstIndex(of: $0), "\($0)") }
    #expect(places == places.sorted(), "\(labels)")
  }

  @Test(arguments: Window.all) func nothingOfATableThatWasCanBePlayed(window: Window) throws {
    let shown = try #require(try States.review("review-shown").shown)
    let past = (shown.board?.cells.map(\.spoken) ?? []) + shown.options.map(\.spoken)
    let found = try sight("review-shown", window).elements.filter { past.contains($0.label) }
    #expect(found.count >= past.count)
    #expect(found.allSatisfy { $0.press == nil })
  }

  @Test func whileItIsThoughtAboutItCanBeStopped() throws {
    let screen = try States.screen("review-thinking")
    let thinking = try #require(screen.thinking)
    var stopped = 0
    let host = Window.phone.host { Stage(screen: screen, send: { _ in }, moveNow: { stopped += 1 }) }
    let found = host.read()
    #expect(found.contains { $0.label == thinking.sentence })
    found.first { $0.label == thinking.moveNow }?.press?()
    #expect(stopped == 1)
  }
}
