import DouzeCore
import SwiftUI

/// One step back, where one is, and the actions of a table. Read last: it is rarely needed.
struct Bar: View {
  /// A few words beside the signs of a table need so much.
  private static let leastHeading: CGFloat = 60

  let screen: Screen
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if let lesson = screen.lesson, letters.isAccessibilitySize {
      LessonBar(view: lesson, send: send)
    } else if let tip = screen.tip, letters.isAccessibilitySize {
      VStack(spacing: 0) {
        bar
        TipBar(view: tip, send: send)
      }
    } else {
      bar
    }
  }

  private var bar: some View {
    Group {
      if !screen.atTable {
        // As high as its words, whatever is below it.
        row(named: true).fixedSize(horizontal: false, vertical: true)
      } else if letters.isAccessibilitySize && screen.tools.count > 2 {
        below
      } else {
        ViewThatFits(in: .horizontal) {
          row(named: true)
          below
        }
      }
    }
    .readAs(screen.atTable ? 10 : -10)
  }

  /// Beside many signs large letters, or any in a narrow window, have no room.
  private var below: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(named: false)
      heading.padding(.horizontal, Space.tiny)
    }
  }

  private func row(named: Bool) -> some View {
    HStack(spacing: Space.tiny) {
      if let back = screen.back { SignButton(view: back, sign: Signs.back, send: send, ink: ink) }
      if !screen.isCurtain, named {
        heading.frame(idealWidth: Self.leastHeading).padding(.leading, Space.tiny)
      }
      Spacer(minLength: 0)
      if let puzzle = screen.puzzle { Difficulty(view: puzzle) }
      // A lesson has its ways out there.
      ForEach(screen.lesson == nil ? screen.tools : [], id: \.role) { tool in
        if let role = tool.role { SignButton(view: tool, sign: role.sign, send: send) }
      }
    }
    .frame(maxWidth: .infinity, minHeight: Space.touch)
  }

  /// Beside the signs of a table a few words stand in three lines at most.
  @ViewBuilder private var heading: some View {
    if screen.atTable {
      OneLine(text: screen.heading, style: style, colour: ink, lines: 3).accessibilityAddTraits(.isHeader)
    } else {
      Heading(text: screen.heading, style: style, colour: ink)
    }
  }

  private var ink: Color { screen.isCurtain ? tokens.curtainInk : tokens.ink }

  private var style: Typography {
    if !screen.atTable { return .title }
    return screen.game == .forest ? .strong : .smallStrong
  }
}

extension RoleKind {
  var sign: Sign {
    switch self {
    case .undo: Signs.undo
    case .redo: Signs.redo
    case .history: Signs.history
    case .rules: Signs.book
    case .first: Signs.first
    case .stepBack: Signs.back
    case .play: Signs.play
    case .pause: Signs.pause
    case .stepForward: Signs.stepForward
    case .last: Signs.last
    }
  }
}

/// Something to be reported: once, with the way to dismiss it, or why the last intent did nothing.
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
      AppText(text: sentence, style: .small, colour: dismiss == nil ? tokens.danger : tokens.ink)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let dismiss { SignButton(view: dismiss.view, sign: Signs.close, send: dismiss.send) }
    }
    .padding(.leading, Space.medium)
    .padding(.trailing, Space.small)
    .padding(.vertical, Space.small)
  }
}
