import DouzeCore
import SwiftUI

/// Who sat on the throne, one above the other along a thread; who sits there now is on top.
struct Rulers: View {
  let view: RulerListView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ListWindow(view: view.window, send: send)
      VStack(spacing: 0) {
        ForEach(Array(view.rulers.enumerated()), id: \.offset) { place, ruler in
          RulerLine(
            view: ruler, above: place > 0 || view.window.newer != nil,
            below: place < view.rulers.count - 1 || view.window.older != nil, send: send)
        }
      }
      .panel()
    }
  }
}

private struct RulerLine: View {
  let view: RulerView
  /// The thread goes on there.
  let above: Bool
  let below: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: Space.medium) {
      ThronePicture(view: view.throne, side: Self.medallion)
        .background(tokens.paperRaised)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.years, style: .smallStrong, colour: accent)
        AppText(text: view.throne.name, style: .strong)
        SoftWords(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, bookGap)
    .padding(.vertical, 10)
    .background(alignment: .leading) { thread }
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.open) })
  }

  private var thread: some View {
    VStack(spacing: 0) {
      Rectangle().fill(above ? tokens.line : .clear)
      Rectangle().fill(below ? tokens.line : .clear)
    }
    .frame(width: 2)
    .padding(.leading, bookGap + Self.medallion / 2 - 1)
  }

  private static let medallion: CGFloat = 52
}
