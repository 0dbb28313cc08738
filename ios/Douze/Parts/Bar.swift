import DouzeCore
import SwiftUI

/// One step back, where one is, and the actions of a table. Read last: it is seldom what one looks for.
struct Bar: View {
  let screen: Screen
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.tiny) {
      if let back = screen.back { SignButton(view: back, sign: Signs.back, send: send, ink: ink) }
      if !isCurtain {
        heading.padding(.leading, Space.tiny)
      }
      Spacer(minLength: 0)
      ForEach(Array(actions(screen.body).enumerated()), id: \.offset) { _, action in
        if let sign = sign(action) { SignButton(view: action, sign: sign, send: send) }
      }
    }
    .frame(maxWidth: .infinity, minHeight: Space.touch)
    .readAs(round == nil ? -10 : 10)
  }

  /// Beside the signs of a table a few words stand in two lines at most.
  @ViewBuilder private var heading: some View {
    if let round {
      OneLine(text: round, style: style, colour: ink, lines: 2).accessibilityAddTraits(.isHeader)
    } else {
      Heading(text: screen.title, style: style, colour: ink)
    }
  }

  private var isCurtain: Bool {
    if case .curtain = screen.body { return true }
    return false
  }

  private var ink: Color { isCurtain ? tokens.curtainInk : tokens.ink }

  private var style: WordStyle {
    switch screen.body {
    case .king, .council: .smallStrong
    case .forest: .strong
    default: .title
    }
  }

  /// "Round 6" or "Turn 3 of 8" of a table.
  private var round: String? {
    switch screen.body {
    case .forest(let table): table.round
    case .king(let table): table.round
    case .council(let table): table.turn
    default: nil
    }
  }
}

/// What can be done at a table at any time.
func actions(_ body: DouzeCore.Body) -> [ButtonView] {
  switch body {
  case .forest(let table): table.actions
  case .king(let table): table.actions
  case .council(let table): table.actions
  default: []
  }
}

/// Actions that everybody knows by their sign; the others stand beside the board with their words.
func sign(_ view: ButtonView) -> Sign? {
  switch view.intent {
  case .undo: Signs.undo
  case .redo: Signs.redo
  case .openHome: Signs.home
  case .openHistory: Signs.history
  case .openRules: Signs.book
  default: nil
  }
}

/// Something to be told: once, with the way to dismiss it, or why the last intent did nothing.
struct Notice: View {
  private let sentence: String
  private let dismiss: (view: ButtonView, send: Send)?
  @Environment(\.tokens) private var tokens

  init(view: NoticeView, send: @escaping Send) {
    sentence = view.sentence
    dismiss = (view.dismiss, send)
  }

  init(sentence: String) {
    self.sentence = sentence
    dismiss = nil
  }

  var body: some View {
    // A long one scrolls: the screen below stays in reach.
    Fitted(most: 240) {
      ScrollView { line }
    }
    .background(tokens.paperRaised)
    .accessibilityElement(children: .contain)
  }

  private var line: some View {
    HStack(spacing: Space.small) {
      Words(text: sentence, style: .small, colour: dismiss == nil ? tokens.danger : tokens.ink)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let dismiss { SignButton(view: dismiss.view, sign: Signs.close, send: dismiss.send) }
    }
    .padding(.leading, Space.medium)
    .padding(.trailing, Space.small)
    .padding(.vertical, Space.small)
  }
}
