import DouzeCore
import SwiftUI

/// A step of a lesson, in place of the bar: its words on ivory, the way on, and how far it is.
struct LessonBar: View {
  let view: LessonView
  let send: Send

  var body: some View {
    Bubble {
      HStack(spacing: Space.small) {
        SignButton(view: view.leave, sign: Signs.close, send: send)
        VStack(alignment: .leading, spacing: 0) {
          if let missed = view.missed { AppText(text: missed, style: .smallStrong) }
          AppText(text: view.words, style: .body)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .spoken([view.missed, view.words, view.progress].compactMap { $0 }.joined(separator: " "))
        if view.learned == nil, let next = view.next { MainButton(view: next, send: send) }
      }
      if let learned = view.learned { Known(view: learned) }
      HStack(spacing: Space.small) {
        if let again = view.again { QuietButton(view: again, send: send, style: .smallStrong) }
        if let skip = view.skip { QuietButton(view: skip, send: send, style: .smallStrong) }
        if view.learned != nil, let next = view.next { MainButton(view: next, send: send) }
      }
      LessonSteps(step: Int(view.step), steps: Int(view.steps))
    }
  }
}

/// A tip below the bar of a table, which its button closes.
struct TipBar: View {
  let view: TipView
  let send: Send

  var body: some View {
    Bubble {
      HStack(spacing: Space.small) {
        AppText(text: view.words, style: .body).frame(maxWidth: .infinity, alignment: .leading)
        MainButton(view: view.close, send: send)
      }
    }
  }
}

/// What lessons and tips say, on ivory.
private struct Bubble<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) { content }
      .padding(Space.small)
      .frame(maxWidth: .infinity, alignment: .leading)
      .framed(panelShape, fill: tokens.paperRaised, edge: tokens.line)
      .padding(Space.tiny)
  }
}

/// What the lesson taught, line by line.
private struct Known: View {
  let view: LearnedView

  var body: some View {
    Heading(text: view.label, style: .smallStrong)
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Array(view.lines.enumerated()), id: \.offset) { _, line in AppText(text: line, style: .small) }
    }
  }
}

/// A mark for each step, those that are done filled.
private struct LessonSteps: View {
  let step: Int
  let steps: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<steps, id: \.self) { number in
        Rectangle().fill(tokens.ink).opacity(number < step ? 1 : 0.25)
      }
    }
    .frame(height: 3)
    .accessibilityHidden(true)
  }
}
