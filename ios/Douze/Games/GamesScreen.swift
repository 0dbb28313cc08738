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
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if letters.isAccessibilitySize {
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
    HStack(spacing: bookGap) {
      Picture(image: view.game.emblem.sign, colour: tokens.accent(view.game), size: 40)
      VStack(alignment: .leading, spacing: 2) {
        AppText(text: view.title, style: .smallStrong, colour: tokens.accent(view.game))
        if !view.names.isEmpty { AppText(text: view.names, style: .strong) }
        SoftWords(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .modifier(PressedLine(button: view.open, send: send))
  }

  private var delete: some View { QuietButton(view: view.delete, send: send, style: .smallStrong) }
}

/// A line of a list, raised on its page, that is pressed as a whole.
struct PressedLine: ViewModifier {
  let button: ButtonView
  let send: Send
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, bookGap)
      .padding(.vertical, 10)
      .framed(buttonShape, fill: tokens.paperRaised, edge: tokens.hairline, width: 1)
      .press(view: button, shape: buttonShape, send: send)
  }
}
