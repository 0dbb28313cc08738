import DouzeCore
import SwiftUI

/// What the table has said, and what may be said now.
struct Talk: View {
  let view: TalkView
  let send: Send

  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: Space.small) {
        Picture(image: Emblem.remark.sign, colour: accent, size: 20)
        Heading(text: view.label, style: .smallStrong)
      }
      Remarks(view: view)
      if !view.note.isEmpty { SoftWords(text: view.note) }
      if let speaker = view.speaker {
        Heading(text: speaker.label, style: .smallStrong)
        ShortChoices(view: speaker, send: send)
      }
      FlowRow(spacing: 6, lineSpacing: 6) {
        ForEach(Array(view.offers.enumerated()), id: \.offset) {
          QuietButton(view: $1, send: send, style: .small)
        }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
  }
}

/// Who said what: names beside their sentences, above them where letters are large.
private struct Remarks: View {
  let view: TalkView

  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if letters.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 2) { lines(beside: false) }
    } else {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: Space.medium, verticalSpacing: 2) {
        lines(beside: true)
      }
    }
  }

  @ViewBuilder private func lines(beside: Bool) -> some View {
    ForEach(Array(view.before.enumerated()), id: \.offset) { Remark(view: $1, past: true, beside: beside) }
    ForEach(Array(view.said.enumerated()), id: \.offset) { Remark(view: $1, past: false, beside: beside) }
  }
}

/// A remark, spoken with its speaker.
private struct Remark: View {
  let view: SaidView
  let past: Bool
  /// Two cells of a grid.
  let beside: Bool

  @Environment(\.tokens) private var tokens

  var body: some View {
    if beside {
      GridRow { words }
    } else {
      words
    }
  }

  @ViewBuilder private var words: some View {
    AppText(text: view.name, style: .smallStrong, colour: ink).accessibilityHidden(true)
    AppText(text: view.sentence, style: .small, colour: ink).accessibilityLabel(view.spoken)
  }

  private var ink: Color { past ? tokens.inkSoft : tokens.ink }
}
