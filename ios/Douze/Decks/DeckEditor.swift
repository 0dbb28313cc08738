import DouzeCore
import SwiftUI

/// A deck as text, what is wrong with it, and what to do with it. `room` is the height of the window.
struct DeckEditor: View {
  let view: DeckEditorView
  let room: CGFloat
  let send: Send

  var body: some View {
    DeckText(view: view.text, height: min(max(room * 0.55, 200), 560)) { send(.decks(.typeDeck(text: $0))) }
    if !view.breaches.isEmpty { Breaches(breaches: view.breaches) }
    FlowRow {
      MainButton(view: view.keep, send: send)
      QuietButton(view: view.discard, send: send)
    }
  }
}

private struct Breaches: View {
  let breaches: [String]
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(Array(breaches.enumerated()), id: \.offset) { _, breach in
        HStack(alignment: .top, spacing: Space.small) {
          Picture(image: Signs.close, colour: tokens.danger, size: 20)
          AppText(text: breach, style: .small).frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .padding(bookGap)
    .panel()
  }
}
