import DouzeCore
import DouzeKit
import SwiftUI

/// What all seats of a table have in common.
struct ZoneLook {
  let die: CGFloat
  let solid: DieBody
  let tween: Tween<KingFrame>
  /// Where a rotor finds the seats.
  let places: Namespace.ID
}

/// What is before a seat where letters are large, as high as they need; the whole of it explains the points, the card
/// explains itself.
struct Zone: View {
  let view: KingSeatView
  let look: ZoneLook
  let flipped: Bool
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  private let shape = panelShape

  var body: some View {
    content
      .background { ground }
      .rotationEffect(.degrees(flipped ? 180 : 0))
  }

  private var ground: some View {
    Color.clear
      .framed(
        shape, fill: view.active ? tokens.paperRaised : tokens.paper,
        edge: view.active ? accent : tokens.hairline, width: view.active ? 2.5 : 1
      )
      .press(spoken: view.spoken, shape: shape, intent: view.why, send: send)
      .accessibilityRotorEntry(id: view.seat, in: look.places)
      .accessibilitySortPriority(1)
  }

  private var content: some View {
    LargeZone(parts: ZoneParts(view: view, look: look, news: look.tween.news(view), send: send))
  }
}

private struct LargeZone: View {
  let parts: ZoneParts

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      parts.head(pile: 24, spacing: Space.small)
      HStack(spacing: Space.small) {
        parts.die
        VStack(spacing: 0) {
          parts.card
          parts.value()
        }
        .frame(maxWidth: .infinity)
      }
      ZoneReasons(view: parts.view)
    }
    .padding(Space.small)
    .frame(maxHeight: .infinity)
  }
}
