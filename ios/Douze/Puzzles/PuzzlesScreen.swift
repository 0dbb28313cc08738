import DouzeCore
import SwiftUI

/// Whose puzzles, the one of the day, what comes again, and the others by theme and grade.
struct PuzzlesScreen: View {
  let view: PuzzlesView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      let broad = room.width >= mediumWidth && !letters.isAccessibilitySize
      ScrollView {
        Group {
          if broad {
            HStack(alignment: .top, spacing: Space.medium) {
              today
              themes
            }
          } else {
            VStack(spacing: Space.medium) {
              today
              themes
            }
          }
        }
        .padding(.horizontal, Space.medium)
        .padding(.bottom, Space.large)
        .frame(maxWidth: broad ? 880 : 560)
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var today: some View {
    VStack(spacing: Space.small) {
      Heading(text: view.games.label, style: .smallStrong)
      ShortChoices(view: view.games, send: send)
      Grade(view: view.dailyGrade, side: 22)
      MainButton(view: view.daily, send: send).wide()
      if let hint = view.daily.hint { SoftWords(text: hint, align: .center).accessibilityHidden(true) }
      AppText(text: view.rating, style: .name)
      if let missed = view.missed { QuietButton(view: missed, send: send, sign: Signs.again).wide() }
    }
    .frame(maxWidth: .infinity)
    .padding(Space.medium)
    .panel()
  }

  private var themes: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.grades.label, style: .smallStrong)
      ShortChoices(view: view.grades, send: send)
      ForEach(view.themes, id: \.theme) { ThemeRow(view: $0, send: send) }
    }
    .padding(Space.medium)
    .panel()
  }
}

/// A theme, and how many of it are solved.
private struct ThemeRow: View {
  let view: PuzzleThemeView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = view.button.enabled ? tokens.ink : tokens.inkSoft
    HStack(spacing: Space.small) {
      AppText(text: view.button.label, style: .name, colour: ink)
      Spacer(minLength: 0)
      AppText(text: view.solved, style: .small, colour: ink)
    }
    .padding(.horizontal, Space.medium)
    .frame(maxWidth: .infinity, minHeight: Space.touch)
    .background(buttonShape.fill(tokens.paperRaised))
    .gilded(buttonShape)
    .press(view: view.button, shape: buttonShape, send: send, veil: ink)
  }
}
