import DouzeCore
import SwiftUI

/// How hard a puzzle is: so many acorns, or of the game's sign of strength, are ripe.
struct Grade: View {
  let view: GradeView
  let side: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 1) {
      Strength(game: view.game, count: Int(view.grade), side: side, ink: tokens.ink)
      Strength(game: view.game, count: Int(view.of - view.grade), side: side, ink: tokens.inkSoft)
        .opacity(0.25)
    }
    .accessibilityHidden(true)
  }
}

/// How hard it is, and both ratings, in the bar of its table.
struct Difficulty: View {
  let view: PuzzleView

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Grade(view: view.grade, side: 18)
      AppText(text: view.ratings, style: .small)
    }
    .padding(.trailing, Space.small)
    .spoken("\(view.grade.spoken). \(view.ratings)")
  }
}

/// How a puzzle was answered, in the place of the hand: the board above shows why.
struct Verdict: View {
  let view: PuzzleVerdictView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 4) {
      AppText(
        text: view.headline, style: .plaque, colour: view.solved ? tokens.legal : tokens.danger,
        align: .center
      )
      .accessibilityAddTraits(.isHeader)
      ForEach(Array(view.lines.enumerated()), id: \.offset) { _, line in
        AppText(text: line, style: .small, align: .center)
      }
      HStack(spacing: Space.small) {
        SignButton(view: view.again, sign: Signs.again, send: send)
        if let answer = view.answer { QuietButton(view: answer, send: send).wide() }
        if let next = view.next { MainButton(view: next, send: send).wide() }
      }
    }
    .padding(Space.medium)
    .frame(maxWidth: 560)
    .panel()
    .frame(maxWidth: .infinity)
    .padding(.vertical, Space.tiny)
    .readAs(-20)
  }
}
