import DouzeCore
import SwiftUI

/// What happened last, where that is in the game, and how it goes on: below the table.
struct ReplayBar: View {
  let view: ReplayView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Large letters scroll: the table keeps its room.
      Fitted(most: 120) {
        ScrollView {
          OneLine(text: view.sentence, style: .small, lines: 2)
            .frame(maxWidth: .infinity, minHeight: 38, alignment: .leading)
        }
        .scrollBounceBehavior(.basedOnSize)
      }
      Scrubber(view: view, send: send)
      HStack(spacing: 0) {
        ForEach(view.steps, id: \.role) { step in
          if let role = step.role {
            SignButton(view: step, sign: role.sign, send: send)
            Spacer(minLength: 0)
          }
        }
        SignButton(view: view.read, sign: Signs.history, send: send)
      }
    }
    .padding(.horizontal, Space.small)
    .background(tokens.paperRaised)
  }
}

/// The positions of a game as a line: a touch goes to one of them. A screen reader has the buttons below it.
private struct Scrubber: View {
  let view: ReplayView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { room in
      let width = max(room.size.width, 1)
      let part = view.last == 0 ? 0 : Double(view.position) / Double(view.last)
      ZStack(alignment: .leading) {
        Rectangle().fill(tokens.line).frame(height: 4)
        Rectangle().fill(tokens.gold).frame(width: width * part, height: 4)
        Circle().fill(tokens.goldShine).frame(width: 18, height: 18).offset(x: (width - 18) * part)
      }
      .frame(width: width, height: Space.touch)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { go(to: $0.location.x / width) })
    }
    .frame(height: Space.touch)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(view.place)
  }

  private func go(to part: Double) {
    let position = Int32((min(max(part, 0), 1) * Double(view.last)).rounded())
    if position != view.position { send(.replay(.go(position: position))) }
  }
}
