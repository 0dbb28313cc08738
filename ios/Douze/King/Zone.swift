import DouzeCore
import DouzeKit
import SwiftUI

/// How the things before a seat are laid out.
enum ZoneShape {
  /// One of four, two beside each other.
  case tight
  /// As wide as the table.
  case broad
  /// As high as large letters need.
  case large
}

/// What all seats of a table have in common.
struct ZoneLook {
  let shape: ZoneShape
  let die: CGFloat
  /// A larger value, in a line of its own.
  let tall: Bool
  /// Larger names and cards.
  let wide: Bool
  let solid: DieBody
  let tween: Tween<KingFrame>
  /// Where a rotor finds the seats.
  let places: Namespace.ID

  /// Of the picture of a card.
  var card: CGFloat { wide ? 52 : 28 }
}

/// What lies before a seat; the whole of it explains the points, the card explains itself.
struct Zone: View {
  let view: KingSeatView
  let look: ZoneLook
  let flipped: Bool
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  private let shape = RoundedRectangle(cornerRadius: 14)

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
      .press(spoken: view.spoken, shape: shape, onClick: { send(view.why) })
      .accessibilityRotorEntry(id: view.seat, in: look.places)
      .accessibilitySortPriority(1)
  }

  @ViewBuilder private var content: some View {
    let parts = ZoneParts(view: view, look: look, news: look.tween.news(view), send: send)
    switch look.shape {
    case .tight: TightZone(parts: parts)
    case .broad: BroadZone(parts: parts)
    case .large: LargeZone(parts: parts)
    }
  }
}

private struct TightZone: View {
  let parts: ZoneParts

  var body: some View {
    let tall = parts.look.tall
    VStack(spacing: 0) {
      parts.head(pile: 16, spacing: 3)
      HStack(spacing: 6) {
        parts.die
        VStack(spacing: 0) {
          parts.card
          if !tall { parts.value() }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(maxHeight: .infinity)
      if tall { parts.value(.title).padding(.vertical, Space.tiny) }
      ZoneFoot(view: parts.view, align: tall ? .center : .leading)
    }
    .padding(.horizontal, Space.small)
    .padding(.vertical, 5)
  }
}

private struct BroadZone: View {
  let parts: ZoneParts

  var body: some View {
    HStack(spacing: 12) {
      parts.die
      VStack(spacing: 0) {
        parts.head(pile: 16, spacing: 6)
        HStack(spacing: 6) {
          ZoneFoot(view: parts.view, align: .leading)
          VStack(spacing: 0) {
            parts.card
            parts.value(parts.look.tall ? .title : .strong)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, Space.tiny)
    .frame(maxHeight: .infinity)
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
