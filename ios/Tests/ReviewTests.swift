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
    for name in ["review-shown", "review-king", "review-council"] {
      let shown = try #require(try States.review(name).shown)
      let table: [String]
      switch try #require(shown.table, "\(name)") {
      case .forest(let board): table = board.cells.map(\.spoken)
      case .king(_, _, let spoken), .council(_, _, let spoken): table = [spoken]
      }
      let past = table + (shown.hand?.cards.map(\.spoken) ?? []) + shown.options.map(\.spoken)
      let found = try sight(name, window).elements.filter { past.contains($0.label) }
      #expect(found.count >= past.count, "\(name)")
      #expect(found.allSatisfy { $0.press == nil && $0.enabled }, "\(name)")
    }
  }

  /// It is drawn as at play, and is one element: its seats are none.
  @Test func aTableOfSeatsIsOneElement() throws {
    let king = try sight("review-king")
    guard case .king(_, let group, _)? = try States.review("review-king").shown?.table else { return }
    for seat in group.seats {
      #expect(king.words.contains(seat.name))
      #expect(!king.elements.contains { $0.label == seat.spoken })
    }
    let council = try sight("review-council")
    guard case .council(_, let table, _)? = try States.review("review-council").shown?.table else { return }
    #expect(council.words.contains(table.dilemma.name))
    for seat in table.seats {
      #expect(council.words.contains(seat.name))
      #expect(!council.elements.contains { $0.label == seat.spoken })
    }
  }

  /// Cards of 60 × 100 in rows of three.
  @Test func anArrowRunsBetweenTheCards() {
    let arrow = Arrow(gap: CGSize(width: 8, height: 18))
    let cards = (0..<9).map { place in
      CGRect(x: CGFloat(place % 3) * 68, y: CGFloat(place / 3) * 118, width: 60, height: 100)
    }
    for (from, first) in cards.enumerated() {
      for (to, last) in cards.enumerated() where from != to {
        let way = arrow.way(from: first, to: last)
        #expect(first.insetBy(dx: -1, dy: -1).contains(way[0]), "\(from) \(to)")
        #expect(last.insetBy(dx: -1, dy: -1).contains(way[way.count - 1]), "\(from) \(to)")
        for (start, end) in zip(way, way.dropFirst()) {
          #expect(start.x == end.x || start.y == end.y, "\(from) \(to)")
          for share in stride(from: 0, through: 1, by: 0.05) {
            let at = CGPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
            #expect(!cards.contains { $0.insetBy(dx: 1, dy: 1).contains(at) }, "\(from) \(to): \(at)")
          }
        }
      }
    }
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
