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
