import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// Games played as with VoiceOver: by the names of what can be pressed, and by nothing else.
@MainActor @Suite struct PlayTests {
  @Test(arguments: Window.all)
  func aWholeForestDuel(window: Window) async throws {
    try await opened { store in
      var player = Player(store, window)
      try player.begin(.forest)
      try await player.play { body in
        if case .forest(let forest) = body { forest.result != nil } else { false }
      }
      let result = try #require(everything(ResultView.self, in: player.body).first)
      #expect(player.hears(result.headline))
      try player.press(result.rematch.label)
    }
  }

  @Test(arguments: Window.all)
  func aRoundOfKing(window: Window) async throws {
    try await opened { store in
      var player = Player(store, window)
      try player.begin(.king)
      var rounds: Set<String> = []
      try await player.play { body in
        if case .king(let king) = body { rounds.insert(king.round) }
        // "Round 1, turn 2"
        return Set(rounds.map { $0.split(separator: ",")[0] }).count > 1
      }
      #expect(rounds.count > 2)
    }
  }
}
