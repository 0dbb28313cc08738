import DouzeCore
import DouzeKit
import SwiftUI

/// The finished games, the newest first; a tap on one shows what can be done with it.
struct FinishedGames: View {
  let view: FinishedGamesView
  let desk: any FileTransfer
  let send: Send

  var body: some View {
    Heading(text: view.title, style: .strong)
    ListWindow(view: view.window, send: send)
    ForEach(view.games, id: \.id) { FinishedLine(view: $0, desk: desk, send: send) }
    if view.games.count > GamesScreen.short { ListWindow(view: view.window, send: send) }
  }
}

private struct FinishedLine: View {
  let view: FinishedGameView
  let desk: any FileTransfer
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      GamePlate(
        game: view.game, open: view.open, title: view.title, names: view.names, selected: view.selected,
        send: send
      ) {
        AppText(text: view.line, style: .small)
        SoftWords(text: view.date)
      }
      if view.selected {
        FlowRow {
          ForEach(view.actions, id: \.label) { QuietButton(view: $0, send: send, style: .smallStrong) }
          if let record = view.record { ExportButton(view: record, desk: desk, style: .smallStrong) }
        }
      }
    }
  }
}
