import DouzeCore
import DouzeKit
import Foundation
import SwiftUI
import Testing

@testable import Douze

/// Every screen on the way of the scripted games.
@MainActor @Suite struct ContractScreensTests {
  private let chronicle: [Intent] = [
    .app(.openChronicle), .chronicle(.setChronicleTab(tab: .rulers)),
    .chronicle(.setChronicleTab(tab: .chart)),
    .chronicle(.setChronicleTab(tab: .statistics)), .chronicle(.setChronicleTab(tab: .reigns)),
  ]

  @Test(arguments: ["forest", "king", "council"])
  func everyScreenOfTheContract(game: String) async throws {
    try await opened { store in
      var found: Set<String> = []
      var fields = Fields()
      var moved = 0
      @MainActor func look() throws {
        let screen = try #require(store.screen)
        var told: Set<String> = []
        for window in Window.all {
          let sight = Sight(screen, window)
          told.formUnion(sight.words)
          found.formUnion(sight.faults.map { "\(window): \($0)" })
        }
        fields.look(screen, told)
      }
      /// Sends what no line of the game does, and looks.
      @MainActor func also(_ intent: Intent) throws {
        store.send(intent)
        #expect(store.rejection == nil, "\(intent)")
        try look()
      }
      try look()
      for line in try Script.lines(game) {
        if case .send(.setup(.startGame)) = line, case .setup(let setup)? = store.screen?.body {
          // What is open over the table of a set-up: every seat, and all that is seldom changed.
          for open in setup.seats.map(\.open) + [setup.more.intent] {
            try also(open)
            try also(.setup(.closePanel))
          }
        }
        switch line {
        case .think: await until { store.screen?.thinking == nil }
        case .send(let intent):
          let before = store.screen
          store.send(intent)
          moved += drawBeats(of: store, after: before)
          #expect(store.rejection == nil, "\(intent)")
        }
        try look()
        // A month begins with its story, which stands where the hand does.
        if case .send(.setup(.startGame)) = line, case .council? = store.screen?.body {
          try also(.table(.closeInspect))
        }
      }
      if game == "council" {
        // Its reign is in the book now.
        for intent in chronicle {
          store.send(intent)
          try look()
        }
        let reigns = everything(ReignLineView.self, in: store.screen as Any)
        store.send(try #require(reigns.first).open)
        try look()
      }
      #expect(store.fault == nil)
      #expect(moved > 20, "beats are drawn, too")
      // The one hand that is in a duel has no need of a label.
      let unknown = fields.missing.filter { game != "forest" || $0 != "HandView.label" }
      #expect(unknown.isEmpty, "nobody comes to know these fields")
      for fault in found.sorted() { Issue.record("\(game): \(fault)") }
    }
  }

  /// Draws every beat of the last update in its middle: nothing traps. How many there were.
  private func drawBeats(of store: DouzeStore, after before: Screen?) -> Int {
    guard let screen = store.screen, let beats = store.latest?.beats.filter({ $0.ms > 0 }) else { return 0 }
    let playing = Playing(
      id: 1, beats: beats, before: before, started: Date(timeIntervalSinceReferenceDate: 0))
    let host = Window.phone.host {
      Douze.DouzeTheme(look: screen.look) { Stage(screen: screen, send: { _ in }, playing: playing) }
    }
    host.date = playing.started
    for beat in beats {
      host.date += Double(beat.ms) / 2000
      #expect(!host.read().isEmpty)
      host.date += Double(beat.ms) / 2000
    }
    return beats.count
  }
}
