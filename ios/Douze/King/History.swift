import DouzeCore
import SwiftUI

private let turnWidth: CGFloat = 46
private let narrowest: CGFloat = 66
private let inset: CGFloat = 12
/// Names in the columns of a phone need what is at the sides.
private let beside: CGFloat = 8

/// The turns of the round: a table, or sentences where letters are too large for one. `width` is what it has.
struct History: View {
  let view: HistoryView
  let width: CGFloat
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack {
        Heading(text: view.title, style: .strong).frame(maxWidth: .infinity, alignment: .leading)
        if let close = view.close { SignButton(view: close, sign: Signs.close, send: send) }
      }
      if letters.isLarge || column < narrowest {
        sentences
      } else {
        HistoryTable(view: view)
      }
      if let note = view.note { SoftWords(text: note) }
    }
    .padding(.horizontal, beside)
    .padding(.vertical, inset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }

  private var column: CGFloat { (width - 2 * beside - turnWidth) / CGFloat(max(1, view.seats.count)) }

  private var sentences: some View {
    ForEach(Array(view.turns.enumerated()), id: \.offset) { _, turn in
      AppText(text: turn.label, style: .smallStrong)
      ForEach(Array(turn.cells.enumerated()), id: \.offset) { _, cell in
        AppText(text: cell.spoken, style: .small)
      }
    }
  }
}

private struct HistoryTable: View {
  let view: HistoryView
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.tiny) {
      if !view.turns.isEmpty { names }
      ForEach(Array(view.turns.enumerated()), id: \.offset) { _, turn in row(turn) }
    }
  }

  /// Every cell says whose it is.
  private var names: some View {
    HStack(spacing: 2) {
      Color.clear.frame(width: turnWidth, height: 1)
      ForEach(Array(view.seats.enumerated()), id: \.offset) { _, name in
        OneLine(text: name, style: .smallStrong, align: .center, lines: 2).frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }

  private func row(_ turn: HistoryTurnView) -> some View {
    HStack(spacing: 2) {
      OneLine(text: turn.label, colour: tokens.inkSoft).frame(width: turnWidth, alignment: .leading)
      ForEach(Array(turn.cells.enumerated()), id: \.offset) { _, cell in
        HistoryCell(view: cell).frame(maxWidth: .infinity)
      }
    }
  }
}

private struct HistoryCell: View {
  let view: HistoryCellView
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 0) {
      if let character = view.character { CharacterCard(view: character, side: 24) }
      OneLine(text: view.value, align: .center, struck: view.struck)
      if !view.taken.isEmpty {
        OneLine(text: view.taken, style: .smallStrong, colour: accent, align: .center)
      }
    }
    .spoken(view.spoken)
  }
}
