import DouzeCore
import SwiftUI

/// A step of a lesson, in place of the bar: its words on ivory, the way on, and how far it is.
struct LessonBar: View {
  let view: LessonView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: Space.small) {
        SignButton(view: view.leave, sign: Signs.close, send: send)
        VStack(alignment: .leading, spacing: 0) {
          if let missed = view.missed { Words(text: missed, style: .smallStrong) }
          Words(text: view.words, style: .body)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .spoken([view.missed, view.words, view.progress].compactMap { $0 }.joined(separator: " "))
        if view.again == nil, let next = view.next { MainButton(view: next, send: send) }
      }
      if let again = view.again {
        HStack(spacing: Space.small) {
          QuietButton(view: again, send: send)
          if let next = view.next { MainButton(view: next, send: send) }
        }
      }
      LessonSteps(step: Int(view.step), steps: Int(view.steps))
    }
    .padding(Space.small)
    .framed(panelShape, fill: tokens.paperRaised, edge: tokens.line)
    .padding(Space.tiny)
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
