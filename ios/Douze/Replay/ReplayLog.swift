import DouzeCore
import DouzeKit
import SwiftUI

/// The whole game in sentences over the table; whose view, and what can be made of it.
struct ReplayLog: View {
  let view: ReplayView
  let log: ReplayLogView
  let desk: any FileTransfer
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack {
        Heading(text: log.title)
        Spacer(minLength: 0)
        SignButton(view: log.close, sign: Signs.close, send: send)
      }
      ScrollView {
        // Not a lazy one: adr/0023.
        VStack(alignment: .leading, spacing: Space.small) {
          Heading(text: view.seats.label, style: .smallStrong)
          ShortChoices(view: view.seats, send: send)
          FlowRow(spacing: Space.small) {
            QuietButton(view: view.playOn, send: send)
            ExportButton(view: view.record, desk: desk)
          }
          ForEach(Array(log.lines.enumerated()), id: \.offset) { _, line in
            ReplayLine(view: line, send: send)
          }
        }
      }
    }
    .padding(.horizontal, Space.medium)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(tokens.paper)
  }
}

private struct ReplayLine: View {
  let view: ReplayLineView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      if let heading = view.heading { Heading(text: heading, style: .strong) }
      AppText(text: view.sentence, style: view.selected ? .smallStrong : .small)
        .frame(maxWidth: .infinity, minHeight: Space.touch, alignment: .leading)
        .press(
          spoken: view.sentence, shape: buttonShape, onClick: { send(view.intent) }, selected: view.selected)
    }
  }
}
