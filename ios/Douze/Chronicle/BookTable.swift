import DouzeCore
import SwiftUI

/// Words and numbers in columns; where these would be too narrow, each row by itself. A row is read in one sentence.
struct BookTable: View {
  let view: TableView
  /// No column is narrower; it grows with the letters.
  @ScaledMetric(relativeTo: .subheadline) private var narrowest: CGFloat = 68
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.label, style: .strong)
      ViewThatFits(in: .horizontal) {
        columns
        cards
      }
      if !view.more.isEmpty { SoftWords(text: view.more) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }

  private var columns: some View {
    VStack(spacing: 0) {
      line(view.headings, style: .smallStrong).accessibilityHidden(true)
      ForEach(Array(view.rows.enumerated()), id: \.offset) { _, row in
        tokens.hairline.frame(height: 1)
        spoken(row) { line(row.cells, style: .small) }
      }
    }
  }

  private func line(_ cells: [String], style: WordStyle) -> some View {
    Columns(narrowest: narrowest) {
      ForEach(Array(cells.enumerated()), id: \.offset) { place, cell in
        Words(text: cell, style: style, align: place == 0 ? .leading : .trailing)
          .frame(maxWidth: .infinity, alignment: place == 0 ? .leading : .trailing)
      }
    }
    .padding(.vertical, 6)
  }

  private var cards: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(view.rows.enumerated()), id: \.offset) { place, row in
        if place > 0 { tokens.hairline.frame(height: 1) }
        spoken(row) { card(row) }
      }
    }
  }

  private func card(_ row: TableRowView) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Words(text: row.cells.first ?? "", style: .smallStrong)
      FlowRow(spacing: Space.medium) {
        ForEach(Array(zip(view.headings, row.cells).enumerated().dropFirst()), id: \.offset) { _, cell in
          if !cell.1.isEmpty {
            HStack(spacing: 6) {
              SoftWords(text: cell.0)
              Words(text: cell.1, style: .small)
            }
          }
        }
      }
    }
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func spoken(_ row: TableRowView, @ViewBuilder content: () -> some View) -> some View {
    content()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.spoken)
  }
}

/// Columns beside each other, the first one wider; asked without a width, as wide as they have to be.
private struct Columns: Layout {
  let narrowest: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? narrowest * shares(subviews) + Space.small * gaps(subviews)
    let heights = subviews.indices.map { place in
      subviews[place].sizeThatFits(column(place, of: subviews, in: width)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var left = bounds.minX
    for place in subviews.indices {
      let column = column(place, of: subviews, in: bounds.width)
      subviews[place].place(at: CGPoint(x: left, y: bounds.minY), proposal: column)
      left += (column.width ?? 0) + Space.small
    }
  }

  private func column(_ place: Int, of subviews: Subviews, in width: CGFloat) -> ProposedViewSize {
    let share = max(0, width - Space.small * gaps(subviews)) / max(1, shares(subviews))
    return ProposedViewSize(width: place == 0 ? share * Self.first : share, height: nil)
  }

  private func shares(_ subviews: Subviews) -> CGFloat { Self.first + gaps(subviews) }

  private func gaps(_ subviews: Subviews) -> CGFloat { CGFloat(max(0, subviews.count - 1)) }

  /// The first column is so much wider than the others.
  private static let first = 1.6
}
