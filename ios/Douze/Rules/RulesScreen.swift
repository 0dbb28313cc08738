import DouzeCore
import SwiftUI

/// The rules of a game, in the order in which one reads them; it opens at the one that was asked for.
struct RulesScreen: View {
  let view: RulesView
  let send: Send
  @Environment(\.accent) private var accent
  @Environment(\.tokens) private var tokens

  var body: some View {
    let lines = lines
    let asked = lines.firstIndex(where: \.isAsked)
    ScrollViewReader { reader in
      ScrollView {
        // Not lazy: a lazy stack may run this closure off the main actor (adr/0023), and only guesses where a far rule is.
        VStack(spacing: 12) {
          top.frame(maxWidth: 720, alignment: .leading)
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

  /// Which game, what it is about, what is looked for, and the ways to the sections.
  private var top: some View {
    VStack(alignment: .leading, spacing: 12) {
      ShortChoices(view: view.games, send: send)
      if view.found.isEmpty { opening }
      if view.found.isEmpty, let fair = view.fair { QuietButton(view: fair, send: send) }
      Field(view: view.search, onType: { send(.app(.searchRules(text: $0))) })
      if !view.found.isEmpty { SoftWords(text: view.found) }
      if !view.contents.isEmpty {
        FlowRow {
          ForEach(Array(view.contents.enumerated()), id: \.offset) { _, way in
            QuietButton(view: way, send: send)
          }
        }
      }
    }
  }

  /// What the game is about below its scene, and the way to its lesson.
  private var opening: some View {
    VStack(spacing: 0) {
      DoorScene(game: view.game, season: .summer).aspectRatio(2.4, contentMode: .fit).clipped()
      VStack(alignment: .leading, spacing: 10) {
        AppText(text: view.premise)
        if let lesson = view.lesson { QuietButton(view: lesson, send: send).frame(maxWidth: .infinity) }
      }
      .padding(.horizontal, 14)
      .padding(.top, 6)
      .padding(.bottom, 12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tokens.down(tokens.groundDeep, tokens.trayTop))
    }
    .clipShape(doorShape)
    .gilded(doorShape, width: 2.4)
  }

  private var lines: [Line] {
    view.sections.flatMap { [.head($0)] + $0.rules.map(Line.rule) }
  }

  @ViewBuilder
  private func shown(_ line: Line) -> some View {
    switch line {
    case .head(let section): Heading(text: section.heading, colour: accent).padding(.top, Space.small)
    case .rule(let rule): Rule(view: rule)
    }
  }
}

/// A line of the reference: a heading, or a rule.
private enum Line {
  case head(RuleSectionView)
  case rule(RuleView)

  var isAsked: Bool {
    switch self {
    case .head(let section): section.selected
    case .rule(let rule): rule.selected
    }
  }
}

private struct Rule: View {
  let view: RuleView
  @Environment(\.accent) private var accent
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if view.face == nil && !view.pictures.isEmpty {
        title.accessibilityAddTraits(view.selected ? .isSelected : [])
        pictures
        AppText(text: view.text)
      } else {
        words
        pictures
      }
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .overlay { if view.selected { panelShape.strokeBorder(accent, lineWidth: 2) } }
  }

  private var title: some View { AppText(text: view.title, style: .plaque, colour: accent) }

  private var pictures: some View {
    ForEach(Array(view.pictures.enumerated()), id: \.offset) { _, picture in
      RulePicture(view: picture)
    }
  }

  private var words: some View {
    Group {
      // Beside a card large words would be broken.
      if letters.isAccessibilitySize {
        VStack(alignment: .leading, spacing: Space.small) { content }
      } else {
        HStack(alignment: .top, spacing: 12) { content }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(view.selected ? .isSelected : [])
  }

  @ViewBuilder private var content: some View {
    if let face = view.face { OpenCard(face: face, side: Space.touch) }
    VStack(alignment: .leading, spacing: 2) {
      title
      AppText(text: view.text)
      if let ruling = view.ruling { SoftWords(text: ruling) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
