import DouzeCore
import SwiftUI

/// The rules of a game, in the order in which one reads them; it opens at the one that was asked for.
struct RulesScreen: View {
  let view: RulesView
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    let lines = lines
    let asked = lines.firstIndex(where: \.isAsked)
    ScrollViewReader { reader in
      ScrollView {
        // Not lazy: a lazy stack may run this closure off the main actor (adr/0023), and only guesses where a far rule is.
        VStack(spacing: 12) {
          ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
            shown(line).frame(maxWidth: 720, alignment: .leading)
          }
          QuietButton(view: view.close, send: send)
        }
        .padding(.horizontal, Space.medium)
        .padding(.bottom, Space.large)
        .frame(maxWidth: .infinity)
      }
      // Once it is laid out.
      .task(id: asked) {
        if let asked { reader.scrollTo(asked, anchor: .top) }
      }
    }
  }

  private var lines: [Line] {
    view.sections.flatMap { [.head($0.heading)] + $0.rules.map(Line.rule) }
  }

  @ViewBuilder
  private func shown(_ line: Line) -> some View {
    switch line {
    case .head(let text): Heading(text: text, colour: accent).padding(.top, Space.small)
    case .rule(let rule): Rule(view: rule)
    }
  }
}

/// A line of the reference: a heading, or a rule.
private enum Line {
  case head(String)
  case rule(RuleView)

  var isAsked: Bool {
    if case .rule(let rule) = self { return rule.selected }
    return false
  }
}

private struct Rule: View {
  let view: RuleView
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let character = view.character { CharacterCard(view: character, side: Space.touch) }
      VStack(alignment: .leading, spacing: 2) {
        Words(text: view.title, style: .strong)
        if let ruling = view.ruling { SoftWords(text: ruling) }
        Words(text: view.text)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, view.selected ? 12 : Space.tiny)
    .framed(
      panelShape, fill: view.selected ? tokens.paperRaised : .clear, edge: view.selected ? accent : nil,
      width: 2
    )
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(view.selected ? .isSelected : [])
  }
}
