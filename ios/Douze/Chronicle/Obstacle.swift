import DouzeCore
import SwiftUI

/// What stood most in the way: as the game suggests, or in own words.
struct Obstacle: View {
  let view: ObstacleView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.label, style: .smallStrong, colour: tokens.inkSoft)
      if !view.suggestions.isEmpty {
        ShortChoices(view: ChoicesView(label: view.label, choices: view.suggestions), send: send)
      }
      RestingField(view: view.field) { send(.chronicle(.typeObstacle(id: view.reign, text: $0))) }
    }
    .padding(bookGap)
    .panel()
  }
}

/// Something to type that is saved at once: it is sent after a rest, when the field is left, and when the page is.
struct RestingField: View {
  let view: FieldView
  let onTyped: @MainActor (String) -> Void
  /// What is typed and not yet sent.
  @State private var typed: String?
  @State private var resting: Task<Void, Never>?
  @Environment(\.typingRest) private var rest

  var body: some View {
    Field(view: view, onType: type, onLeave: finish).onDisappear(perform: finish)
  }

  private func type(_ words: String) {
    typed = words
    resting?.cancel()
    resting = Task {
      // It throws when it is cancelled.
      if (try? await Task.sleep(for: rest)) != nil { finish() }
    }
  }

  private func finish() {
    resting?.cancel()
    guard let words = typed else { return }
    typed = nil
    onTyped(words)
  }
}

private struct TypingRest: EnvironmentKey {
  static let defaultValue = Duration.milliseconds(800)
}

extension EnvironmentValues {
  /// So long after the last letter typing has ended.
  var typingRest: Duration {
    get { self[TypingRest.self] }
    set { self[TypingRest.self] = newValue }
  }
}
