import DouzeCore
import SwiftUI

/// One of the six steps of a turn: what it is, and what happened. The way on has the focus of keys and of VoiceOver.
struct KingStep: View {
  let view: StepView
  let send: Send
  @Environment(\.accent) private var accent
  @FocusState private var onItsWay: Bool
  @AccessibilityFocusState private var heard: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.title, style: .strong, colour: accent)
      SoftWords(text: view.rule)
      VStack(alignment: .leading, spacing: Space.tiny) {
        ForEach(Array(view.happened.enumerated()), id: \.offset) { _, sentence in
          AppText(text: sentence, style: .smallStrong)
        }
      }
      MainButton(view: view.next, send: send)
        .wide()
        .focused($onItsWay)
        .accessibilityFocused($heard)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
    .task(id: view.title) { (onItsWay, heard) = (true, true) }
  }
}

/// The end: who is King, how, and what to do now.
struct KingResult: View {
  let view: KingResultView
  let table: TableContext
  /// What it has for the turns of the last round.
  let width: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      CrownedScene(winner: view.medallion, height: 190)
      Heading(text: view.headline, style: .door, align: .center).frame(maxWidth: .infinity)
      AppText(text: view.line, style: .small, align: .center).frame(maxWidth: .infinity)
      FlowRow(spacing: Space.medium, lineSpacing: Space.tiny) {
        ForEach(Array(view.crowns.enumerated()), id: \.offset) { _, card in crown(card) }
      }
      Onward(
        main: view.rematch, others: [view.review, view.watch, view.home], record: view.record, table: table)
      History(view: view.turns, width: width, send: table.send)
      SoftWords(text: view.seed)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }

  private func crown(_ card: CharacterView) -> some View {
    HStack(spacing: 6) {
      CharacterCard(view: card, side: 36)
      AppText(text: card.name, style: .smallStrong)
    }
    .spoken(card.name)
  }
}

/// Who is how far, best first.
struct Standings: View {
  let view: StandingsView

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Heading(text: view.label, style: .smallStrong)
      ForEach(Array(view.rows.enumerated()), id: \.offset) { _, row in Standing(view: row) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

private struct Standing: View {
  let view: StandingView
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    HStack(spacing: Space.small) {
      AppText(text: view.place, style: .smallStrong).frame(minWidth: 20, alignment: .leading)
      if !letters.isLarge { Face(view: view.medallion, side: 26) }
      AppText(text: view.name, style: .small).frame(maxWidth: .infinity, alignment: .leading)
      Crowns(count: view.crowns, side: 18)
      AppText(text: view.points, style: .small)
    }
    .frame(minHeight: 24)
    .spoken(view.spoken)
  }
}
