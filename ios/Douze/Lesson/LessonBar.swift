import DouzeCore
import SwiftUI

/// A step of a lesson where letters are so large that a bubble over the table would hide what it points at: in place of the bar,
/// its words on ivory, the way on, and how far it is.
struct LessonBar: View {
  let view: LessonView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    Bubble {
      HStack(spacing: Space.small) {
        SignButton(view: view.leave, sign: Signs.close, send: send)
        VStack(alignment: .leading, spacing: 0) {
          if let missed = view.missed {
            AppText(text: missed, style: .smallStrong, colour: tokens.ivoryAccent)
          }
          AppText(text: view.words, style: .plaque, colour: tokens.ivoryInk)
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

/// A tip where letters are so large, below the bar of a table.
struct TipBar: View {
  let view: TipView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    Bubble {
      HStack(spacing: Space.small) {
        AppText(text: view.words, style: .plaque, colour: tokens.ivoryInk)
          .frame(maxWidth: .infinity, alignment: .leading)
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
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(doorShape.fill(Tokens.down(tokens.ivoryTop, tokens.ivoryLow)))
      .gilded(doorShape, width: 2.6)
      .padding(Space.tiny)
  }
}

/// What the lesson taught, line by line.
struct Known: View {
  let view: LearnedView
  @Environment(\.tokens) private var tokens

  var body: some View {
    Heading(text: view.label, style: .smallStrong, colour: tokens.ivoryInk)
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Array(view.lines.enumerated()), id: \.offset) { _, line in
        HStack(alignment: .firstTextBaseline, spacing: Space.small) {
          StepMark(done: true).frame(width: 10, height: 10)
          AppText(text: line, style: .small, colour: tokens.ivoryInk)
        }
      }
    }
  }
}

/// A dodecagon for each step, those that are done in gold.
struct LessonSteps: View {
  let step: Int
  let steps: Int

  var body: some View {
    HStack(spacing: 3) {
      ForEach(0..<steps, id: \.self) { number in
        StepMark(done: number < step)
          .frame(width: number + 1 == step ? 10 : 7, height: number + 1 == step ? 10 : 7)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 10)
    .accessibilityHidden(true)
  }
}

private struct StepMark: View {
  let done: Bool

  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      let centre = CGPoint(x: size.width / 2, y: size.height / 2)
      let mark = Path.ngon(centre, side / 2 - 0.5)
      if done { context.fill(mark, with: .color(rgb(0xE3BE6B))) }
      context.stroke(mark, with: .color(rgb(0x8A6224)), lineWidth: 1)
    }
  }
}
