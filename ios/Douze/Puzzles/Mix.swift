import DouzeCore
import SwiftUI

/// How often each card is played, in the place of the hand: its cards beside one another, in large letters one below the other.
struct Mix: View {
  let view: MixView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: 4) {
      AppText(text: view.label, style: .plaque, align: .center).accessibilityAddTraits(.isHeader)
      if letters.isAccessibilitySize {
        ForEach(view.cards, id: \.character.character) { card in
          HStack(spacing: 0) {
            Face(card: card).frame(maxWidth: .infinity)
            Steps(card: card, send: send)
          }
        }
      } else {
        HStack(spacing: 0) {
          ForEach(view.cards, id: \.character.character) { card in
            VStack(spacing: 2) {
              Face(card: card)
              Steps(card: card, send: send)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      MainButton(view: view.confirm, send: send).wide()
    }
    .padding(12)
    .frame(maxWidth: 560)
    .panel()
    .frame(maxWidth: .infinity)
    .padding(.vertical, Space.tiny)
    .readAs(-20)
  }

  /// The card and its share.
  private struct Face: View {
    let card: MixCardView

    var body: some View {
      VStack(spacing: 0) {
        CharacterHead(character: card.character.character, side: 44)
        AppText(text: card.character.name, style: .smallStrong, align: .center)
        AppText(text: card.share, style: .plaque)
      }
      .spoken(card.spoken)
      .accessibilityAddTraits(.updatesFrequently)
    }
  }

  /// One part less, one more.
  private struct Steps: View {
    let card: MixCardView
    let send: Send

    var body: some View {
      HStack(spacing: 0) {
        SignButton(view: card.less, sign: Signs.less, send: send)
        SignButton(view: card.more, sign: Signs.more, send: send)
      }
    }
  }
}
