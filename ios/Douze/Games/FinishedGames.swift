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
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: bookGap) {
        Picture(image: view.game.emblem.sign, colour: tokens.accent(view.game), size: 40)
        VStack(alignment: .leading, spacing: 2) {
          AppText(text: view.title, style: .smallStrong, colour: tokens.accent(view.game))
          if !view.names.isEmpty { AppText(text: view.names, style: .strong) }
          AppText(text: view.line, style: .small)
          SoftWords(text: view.date)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, bookGap)
      .padding(.vertical, 10)
      .framed(
        buttonShape, fill: tokens.paperRaised,
        edge: view.selected ? tokens.accent(view.game) : tokens.hairline, width: view.selected ? 2 : 1
      )
      .press(view: view.open, shape: buttonShape, send: send)
      if view.selected {
        FlowRow {
          ForEach(view.actions, id: \.label) { QuietButton(view: $0, send: send, style: .smallStrong) }
          if let record = view.record { ExportButton(view: record, desk: desk, style: .smallStrong) }
        }
      }
    }
  }
}
