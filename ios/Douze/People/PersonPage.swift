import DouzeCore
import SwiftUI

/// A person: face, results, distributions, feats, and how the face is changed.
struct PersonPage: View {
  let view: PersonPageView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.medium) {
      Face(view: view.face, side: 84)
      VStack(alignment: .leading, spacing: 2) {
        Heading(text: view.name)
        AppText(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    if !view.feats.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        Heading(text: view.featsLabel, style: .strong)
        ForEach(Array(view.feats.enumerated()), id: \.offset) { _, feat in AppText(text: feat) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(bookGap)
      .panel()
    }
    ForEach(view.bars, id: \.title) { Bars(view: $0) }
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.portraitsLabel, style: .strong)
      FlowRow {
        ForEach(view.portraits, id: \.face.portrait) { portrait in
          choice(portrait.spoken, portrait.selected, portrait.intent) {
            Face(view: portrait.face, side: 46)
          }
        }
      }
      Heading(text: view.coloursLabel, style: .strong)
      FlowRow {
        ForEach(view.colours, id: \.spoken) { colour in
          choice(colour.spoken, colour.selected, colour.intent) {
            Circle().fill(colour.colour.ink).frame(width: 38, height: 38)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
    SoftWords(text: view.about)
    QuietButton(view: view.forget, send: send).wide()
  }

  /// A round choice; the selected one has a ring around it.
  private func choice(
    _ spoken: String, _ selected: Bool, _ intent: Intent, @ViewBuilder _ content: () -> some View
  ) -> some View {
    content()
      .frame(width: 56, height: 56)
      .framed(
        Circle(), fill: tokens.paper, edge: selected ? tokens.glow : tokens.hairline, width: selected ? 3 : 1
      )
      .press(spoken: spoken, shape: Circle(), onClick: { send(intent) }, selected: selected)
  }
}
