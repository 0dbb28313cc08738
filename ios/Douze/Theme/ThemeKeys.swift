import DouzeCore
import SwiftUI

extension EnvironmentValues {
  /// The colours of the theme.
  var tokens: Tokens {
    get { self[TokensKey.self] }
    set { self[TokensKey.self] = newValue }
  }

  /// What the theme comes to.
  var theme: Shade {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }

  /// Nothing moves by itself: the system's wish.
  var still: Bool { accessibilityReduceMotion }

  /// The accent of the game that the screen belongs to.
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The game that the screen belongs to; none at home.
  var game: GameKind? {
    get { self[GameKey.self] }
    set { self[GameKey.self] = newValue }
  }

  /// What glows in a lesson or for a tip; mostly nothing.
  var glow: Glow? {
    get { self[GlowKey.self] }
    set { self[GlowKey.self] = newValue }
  }

  /// Buttons take all the width that there is.
  var wide: Bool {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }
}

/// What carries this intent glows: the next thing to press in a lesson, or what the words of a lesson or a tip are about.
struct Glow: Equatable {
  let intent: Intent
  /// A lesson points at it.
  let lesson: Bool
}

private struct TokensKey: EnvironmentKey {
  static let defaultValue = Tokens.light
}

private struct ShadeKey: EnvironmentKey {
  static let defaultValue = Shade.day
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Tokens.light.accentHouse
}

private struct GameKey: EnvironmentKey {
  static let defaultValue: GameKind? = nil
}

private struct GlowKey: EnvironmentKey {
  static let defaultValue: Glow? = nil
}

private struct WideKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Buttons in this take all the width that there is.
  func wide(_ wide: Bool = true) -> some View { environment(\.wide, wide) }
}
