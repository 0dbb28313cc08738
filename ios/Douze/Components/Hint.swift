import DouzeCore
import SwiftUI

/// What a strong player would consider, in the place of the hand; a touch on a line selects it at the table.
struct HintPanel: View {
  let view: HintView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: 12) {
        Heading(text: view.title, style: .strong)
          .frame(maxWidth: .infinity, alignment: .leading)
        SignButton(view: view.close, sign: Signs.close, send: send)
      }
      WeighedRows(options: view.options, reasons: view.reasons, send: send)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

/// What was weighed, the best first, and why that one.
struct WeighedRows: View {
  let options: [WeighedView]
  let reasons: [String]
  let send: Send

  var body: some View {
    ForEach(Array(options.enumerated()), id: \.offset) { place, option in
      WeighedRow(view: option, best: place == 0, send: send)
    }
    ForEach(Array(reasons.enumerated()), id: \.offset) { _, reason in AppText(text: reason, style: .small) }
  }
}

private struct WeighedRow: View {
  let view: WeighedView
  let best: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if let select = view.select {
      row
        .framed(buttonShape, fill: tokens.paper, edge: tokens.line)
        .press(spoken: view.spoken, shape: buttonShape, onClick: { send(select) })
    } else {
      row.framed(buttonShape, fill: tokens.paperRaised, edge: tokens.hairline).spoken(view.spoken)
    }
  }

  private var row: some View {
    HStack(spacing: 10) {
      if best { AdvisedSign() }
      if let face = view.face { OpenCard(face: face, side: 40) }
      if letters.isLarge {
        VStack(alignment: .leading, spacing: 0) { words }
          .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        words
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, Space.tiny)
    .frame(maxWidth: .infinity, minHeight: Space.touch, alignment: .leading)
    .overlay(alignment: .bottomLeading) { ShareBar(share: Int(view.share)).padding(4) }
  }

  @ViewBuilder private var words: some View {
    AppText(text: view.label, style: best ? .strong : .body).frame(maxWidth: .infinity, alignment: .leading)
    AppText(text: view.worth, style: .small, colour: best ? nil : tokens.inkSoft)
  }
}

/// How much a weighed thing is worth, as a bar along its lower edge.
private struct ShareBar: View {
  let share: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { room in
      Rectangle().fill(tokens.gold).frame(
        width: room.size.width * CGFloat(min(max(share, 0), 100)) / 100, height: 3)
    }
    .frame(height: 3)
    .silent()
  }
}
