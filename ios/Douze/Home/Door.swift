import DouzeCore
import SwiftUI

/// The way to a game: its sign and words, below each other where it is `high`.
struct Door: View {
  let view: DoorView
  let high: Bool
  let tight: Bool
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    Group {
      if high {
        VStack(alignment: .leading, spacing: Space.medium) {
          sign(side: 104)
          words
        }
        .padding(Space.large)
        .frame(maxHeight: .infinity, alignment: .top)
      } else {
        HStack(spacing: tight ? 12 : Space.medium) {
          sign(side: tight ? 48 : 64)
          words
        }
        .padding(tight ? 10 : Space.medium)
      }
    }
    .framed(
      panelShape, fill: open ? tokens.paperRaised : tokens.paper,
      edge: open ? tokens.accent(view.game) : tokens.hairline, width: open ? 1.5 : 1
    )
    .press(view: view.button, shape: panelShape, send: send)
  }

  private var open: Bool { view.button.enabled }

  private var words: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      Words(text: view.button.label, style: .strong, colour: open ? tokens.ink : tokens.inkSoft)
      if let hint = view.button.hint { SoftWords(text: hint) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func sign(side: CGFloat) -> some View {
    let accent = tokens.accent(view.game)
    return Picture(image: view.game.emblem.sign, colour: open ? tokens.onAccent : accent, size: side * 0.66)
      .frame(width: side, height: side)
      .framed(CornerShape(part: 0.24), fill: open ? accent : .clear, edge: open ? accent : tokens.hairline)
  }
}
