import DouzeCore
import DouzeKit
import SwiftUI

/// All games: those that are not finished, the last played first, and the finished ones below them.
struct GamesScreen: View {
  let view: GamesView
  let desk: any FileTransfer
  let send: Send

  var body: some View {
    Leaves(at: "\(view.window.first)") {
      AppText(text: view.summary)
      if let people = view.people { QuietButton(view: people, send: send, style: .smallStrong) }
      if let deleted = view.deleted { TakenOff(view: deleted, send: send) }
      ListWindow(view: view.window, send: send)
      ForEach(view.games, id: \.id) { GameLine(view: $0, send: send) }
      if view.games.count > Self.short { ListWindow(view: view.window, send: send) }
      if let finished = view.finished { FinishedGames(view: finished, desk: desk, send: send) }
    }
    .frame(maxWidth: 720)
    .frame(maxWidth: .infinity)
  }

  static let short = 6
}

private struct GameLine: View {
  let view: GameLineView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if letters >= .xxLarge {
      VStack(alignment: .leading, spacing: Space.tiny) {
        game
        delete
      }
    } else {
      HStack(spacing: Space.small) {
        game
        delete
      }
    }
  }

  private var game: some View {
    GamePlate(game: view.game, open: view.open, title: view.title, names: view.names, send: send) {
      SoftWords(text: view.line)
    }
  }

  private var delete: some View { QuietButton(view: view.delete, send: send, style: .smallStrong) }
}
