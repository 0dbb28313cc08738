import DouzeCore
import SwiftUI

/// One of several, below each other, each with its sentence.
struct Choices: View {
  let view: ChoicesView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      Heading(text: view.label, style: .smallStrong, colour: tokens.inkSoft)
        .padding(.bottom, Space.tiny)
      ForEach(Array(view.choices.enumerated()), id: \.offset) { _, choice in
        Choice(view: choice, send: send)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }
}

/// One of several by name alone, side by side where there is room; their sentences are only spoken.
struct ShortChoices: View {
  let view: ChoicesView
  let send: Send

  var body: some View {
    FlowRow {
      ForEach(Array(view.choices.enumerated()), id: \.offset) { _, choice in
        ShortChoice(view: choice, send: send)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(view.label)
  }
}

private struct ShortChoice: View {
  let view: ChoiceView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    let fill = view.selected ? accent : tokens.paper
    HStack(spacing: Space.tiny) {
      // Not by colour alone.
      if view.selected { Picture(image: Signs.check, colour: tokens.onAccent, size: 16) }
      if let face = view.face { Face(view: face, side: 32) }
      AppText(text: view.label, style: .smallStrong, colour: view.selected ? tokens.onAccent : tokens.ink)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, Space.small)
    .frame(minWidth: Space.touch, minHeight: Space.touch)
    .framed(buttonShape, fill: fill, edge: view.selected ? fill : tokens.line)
    .press(
      spoken: view.label, shape: buttonShape, intent: view.intent, send: send, state: view.line,
      selected: view.selected
    )
  }
}

/// One of several, with what it does.
struct Choice: View {
  let view: ChoiceView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: 12) {
      ChoiceMark(selected: view.selected)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.label, style: view.selected ? .strong : .body)
        if let line = view.line { SoftWords(text: line) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, Space.small)
    .frame(minHeight: Space.touch)
    // Between panels of other heights, too, as high as its words.
    .fixedSize(horizontal: false, vertical: true)
    .framed(
      buttonShape, fill: view.selected ? tokens.paperRaised : tokens.paper,
      edge: view.selected ? accent : tokens.hairline, width: view.selected ? 2 : 1
    )
    .press(
      spoken: view.label, shape: buttonShape, intent: view.intent, send: send, state: view.line,
      selected: view.selected
    )
  }
}

/// Selected: a filled round with a tick; else a ring.
struct ChoiceMark: View {
  let selected: Bool
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    let fill = selected ? accent : tokens.paper
    ZStack {
      if selected { Picture(image: Signs.check, colour: tokens.onAccent, size: 16) }
    }
    .frame(width: 22, height: 22)
    .framed(Circle(), fill: fill, edge: selected ? fill : tokens.line, width: 2)
    .accessibilityHidden(true)
  }
}
