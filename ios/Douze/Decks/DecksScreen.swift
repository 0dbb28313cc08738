import DouzeCore
import SwiftUI

/// The decks on this device, and one that is being typed: beside the others where there is room, else before them.
struct DecksScreen: View {
  let view: DecksView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      if let editor = view.editor, room.width >= expandedWidth, !letters.isAccessibilitySize {
        HStack(alignment: .top, spacing: Space.large) {
          column { Decks(view: view, send: send) }
            .frame(width: (room.width - Space.large) * 0.4)
          column { DeckEditor(view: editor, room: room.height, send: send) }
        }
      } else {
        column {
          if let editor = view.editor { DeckEditor(view: editor, room: room.height, send: send) }
          Decks(view: view, send: send)
        }
        .frame(maxWidth: 640)
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func column(@ViewBuilder content: () -> some View) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.medium, content: content)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, Space.medium)
        .padding(.bottom, Space.large)
    }
    .scrollDismissesKeyboard(.interactively)
  }
}

private struct Decks: View {
  let view: DecksView
  let send: Send

  var body: some View {
    SoftWords(text: view.note).padding(.horizontal, Space.tiny)
    ForEach(Array(view.decks.enumerated()), id: \.offset) { Deck(view: $1, send: send) }
    if let new = view.new { QuietButton(view: new, send: send).wide() }
  }
}

private struct Deck: View {
  let view: DeckView
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.small) {
        words
        copy
      }
      .frame(minWidth: Self.beside)
      VStack(alignment: .leading, spacing: Space.small) {
        words
        copy
      }
    }
    .padding(bookGap)
    .panel()
  }

  private var words: some View {
    HStack(spacing: bookGap) {
      Picture(image: Emblem.dilemma.sign, colour: accent, size: 32)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.name, style: .strong)
        SoftWords(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }

  private var copy: some View { QuietButton(view: view.copy, send: send, style: .smallStrong) }

  /// From this width on the button stands beside the name.
  private static let beside: CGFloat = 356
}
