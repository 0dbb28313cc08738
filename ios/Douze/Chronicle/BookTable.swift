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

  private func line(_ cells: [String], style: Typography) -> some View {
    // Columns that have to be narrower do not fit.
    SharedRow(weights: [Self.first], spacing: Space.small) {
      ForEach(Array(cells.enumerated()), id: \.offset) { place, cell in
        let first = place == 0
        AppText(text: cell, style: style, align: first ? .leading : .trailing)
          .frame(
            minWidth: first ? Self.first * narrowest : narrowest, maxWidth: .infinity,
            alignment: first ? .leading : .trailing)
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
      AppText(text: row.cells.first ?? "", style: .smallStrong)
      FlowRow(spacing: Space.medium) {
        ForEach(Array(zip(view.headings, row.cells).enumerated().dropFirst()), id: \.offset) { _, cell in
          if !cell.1.isEmpty {
            HStack(spacing: 6) {
              SoftWords(text: cell.0)
              AppText(text: cell.1, style: .small)
            }
          }
        }
      }
    }
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func spoken(_ row: TableRowView, @ViewBuilder content: () -> some View) -> some View {
    content().spoken(row.spoken)
  }

  /// The first column is so much wider than the others.
  private static let first = 1.6
}
