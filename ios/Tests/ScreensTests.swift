import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// Screens that no scripted game comes to.
@MainActor @Suite struct ScreensTests {
  @Test(arguments: ["en", "de", "fr"])
  func screensOutsideOfGames(language: String) async throws {
    try await opened(language: language) { store in
      var found: Set<String> = []
      @MainActor func look(_ intents: Intent...) throws {
        for intent in intents {
          store.send(intent)
          #expect(store.rejection == nil, "\(intent)")
        }
        let screen = try #require(store.screen)
        for window in Window.all {
          found.formUnion(Sight(screen, window).faults.map { "\(screen.title), \(window): \($0)" })
        }
      }
      try look()
      try look(.app(.openSettings))
      for game in [GameKind.forest, .king, .council] {
        try look(.app(.openHome), .app(.openSetup(game: game)))
        try look(.app(.openRules(game: game, rule: nil)))
      }
      let panels: [Intent] = [.setup(.openPanel(panel: .more)), .setup(.openPanel(panel: .seat(seat: 1)))]
      try look(.app(.openHome), .app(.openSetup(game: .king)), .setup(.setCharacters(set: .chosen)))
      for panel in panels { try look(panel) }
      try look(.app(.openHome), .app(.openSetup(game: .council)), .setup(.setCouncil(kind: .month)))
      for panel in panels + [.setup(.openPanel(panel: .months))] { try look(panel) }
      try look(.setup(.setCouncil(kind: .free)), .setup(.openPanel(panel: .free)))
      try look(.app(.openDecks))
      let decks = everything(DecksView.self, in: store.screen as Any)
      try look(try #require(decks.first?.new).intent)
      try look(.decks(.typeDeck(text: "no deck")))
      try look(.decks(.discardDeck), .app(.openHome), .app(.openChronicle))
      for tab in [ChronicleTab.rulers, .chart, .statistics, .reigns] {
        try look(.chronicle(.setChronicleTab(tab: tab)))
      }
      for fault in found.sorted() { Issue.record("\(fault)") }
    }
  }

  @Test func aFaultIsASentenceWithAWayOut() throws {
    var again = 0
    for window in Window.all {
      let found = window.host { FaultScreen(sentence: "Something broke.") { again += 1 } }.read()
      #expect(found.contains { $0.label == "Something broke." })
      found.first { $0.press != nil }?.press?()
    }
    #expect(again == Window.all.count)
  }
}
