import DouzeCore
import SwiftUI

/// The troubled year. On a phone what is special in the chosen month stands below; else on every leaf.
struct Year: View {
  let months: [MonthView]
  let broad: Bool
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters
  @Environment(\.accent) private var accent

  var body: some View {
    let large = letters.isAccessibilitySize
    let columns = large ? 1 : broad ? 4 : 3
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(Array(stride(from: 0, to: months.count, by: columns)), id: \.self) { first in
        SharedRow(weights: [], spacing: Space.small) {
          ForEach(months[first..<min(months.count, first + columns)], id: \.month) { month in
            MonthLeaf(view: month, explained: broad || large, send: send)
          }
        }
      }
      if !broad, !large, let chosen = months.first(where: \.selected) {
        VStack(alignment: .leading, spacing: 0) {
          Words(text: chosen.name, style: .smallStrong, colour: accent)
          Words(text: chosen.rule, style: .small)
        }
        .padding(.horizontal, Space.tiny)
        // Its leaf speaks it already.
        .accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .contain)
  }
}

private let leafShape = RoundedRectangle(cornerRadius: 10)

private struct MonthLeaf: View {
  let view: MonthView
  let explained: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    let edge = view.selected ? accent : tokens.line
    VStack(alignment: .leading, spacing: 0) {
      head
      edge.frame(height: 1)
      VStack(alignment: .leading, spacing: 2) {
        if explained { Words(text: view.rule, style: .small) }
        SoftWords(text: view.best)
      }
      .padding(.horizontal, 6)
      .padding(.vertical, Space.tiny)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, minHeight: Space.touch, maxHeight: .infinity)
    .framed(leafShape, fill: tokens.paper, edge: edge, width: view.selected ? 2 : 1)
    .clipShape(leafShape)
    .press(spoken: view.spoken, shape: leafShape, onClick: { send(view.intent) }, selected: view.selected)
  }

  /// Filled where it is the chosen one.
  private var head: some View {
    let ink = view.selected ? tokens.onAccent : tokens.ink
    return HStack(spacing: 2) {
      FittingWords(text: view.name, style: .smallStrong, colour: ink)
        .frame(maxWidth: .infinity, alignment: .leading)
      if view.state == .won { Picture(image: Emblem.crown.sign, colour: ink, size: 18) }
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 2)
    .frame(minHeight: 28)
    .background(view.selected ? accent : tokens.paperRaised)
  }
}
