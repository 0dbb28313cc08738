import DouzeCore
import SwiftUI

/// Colours and language by the core's wish; the colours are those of the house until a screen is of a game.
struct DouzeTheme<Content: View>: View {
  let look: LookView?
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let theme = look?.theme ?? .system
    World(game: nil) { content }
      .environment(\.locale, look.map { Locale(identifier: $0.language) } ?? .current)
      .environment(\.theme, Shade(theme, systemDark: scheme == .dark, systemContrast: contrast == .increased))
      .preferredColorScheme(look?.theme.scheme)
  }
}

/// The colours of a game, or of the house.
struct World<Content: View>: View {
  let game: GameKind?
  @ViewBuilder let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let plain = Tokens.of(game, theme)
    let tokens = contrast == .increased ? plain.stronger : plain
    let accent = game.map(tokens.accent) ?? tokens.accentHouse
    content
      .environment(\.tokens, tokens)
      .environment(\.accent, accent)
      .environment(\.game, game)
      .tint(accent)
  }
}

/// In the colours of the game by night where it is day, if `on`.
struct ByNight<Content: View>: View {
  var on = true
  @ViewBuilder let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.game) private var game

  var body: some View {
    World(game: game) { content }.environment(\.theme, theme == .day && on ? .night : theme)
  }
}

/// What a theme comes to.
enum Shade: Sendable {
  case day, night, black, contrast

  init(_ theme: Theme, systemDark: Bool, systemContrast: Bool = false) {
    switch theme {
    case .system: self = systemContrast ? .contrast : systemDark ? .night : .day
    // Who asks the system for contrast means every app.
    case .light: self = systemContrast ? .contrast : .day
    case .dark: self = systemContrast ? .contrast : .night
    case .black: self = .black
    case .contrast: self = .contrast
    }
  }
}

extension Tokens {
  /// The colours of a game, or of the house, in a theme.
  static func of(_ game: GameKind?, _ shade: Shade) -> Tokens {
    switch (game, shade) {
    case (nil, .day): .light
    case (nil, .night): .dark
    case (nil, .black): .black
    case (nil, .contrast): .contrast
    case (.king, .day): .kingLight
    case (.king, .night): .kingDark
    case (.king, .black): .kingBlack
    case (.king, .contrast): .kingContrast
    case (.council, .day): .councilLight
    case (.council, .night): .councilDark
    case (.council, .black): .councilBlack
    case (.council, .contrast): .councilContrast
    case (.forest, .day): .forestLight
    case (.forest, .night): .forestDark
    case (.forest, .black): .forestBlack
    case (.forest, .contrast): .forestContrast
    }
  }
}

extension Theme {
  /// What the system's own parts are drawn in; none: as the system likes.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark, .black, .contrast: .dark
    }
  }
}

extension Tokens {
  /// For who has asked for more contrast: edges as strong as letters, and no second-rank letters.
  var stronger: Tokens {
    var tokens = self
    tokens.hairline = line
    tokens.line = ink
    tokens.inkSoft = ink
    return tokens
  }

  /// Gold of frames and lines, from the top to the bottom.
  var metal: Gradient {
    Gradient(stops: [
      Gradient.Stop(color: goldShine, location: 0), Gradient.Stop(color: gold, location: 0.35),
      Gradient.Stop(color: goldShade, location: 0.65), Gradient.Stop(color: goldRim, location: 1),
    ])
  }

  /// The same as a paint.
  var gilt: LinearGradient { LinearGradient(gradient: metal, startPoint: .top, endPoint: .bottom) }

  /// The gold button.
  var button: LinearGradient {
    LinearGradient(
      stops: [
        Gradient.Stop(color: buttonLight, location: 0), Gradient.Stop(color: buttonMid, location: 0.45),
        Gradient.Stop(color: buttonDeep, location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }

  /// Cards and their like.
  var ivory: LinearGradient { Tokens.down(ivoryTop, ivoryLow) }
  /// A seat's plaque, and that of the seat whose turn it is.
  func plaque(active: Bool) -> LinearGradient {
    active ? Tokens.down(activeTop, activeLow) : Tokens.down(plaqueTop, plaqueLow)
  }
  func plaqueInk(active: Bool) -> Color { active ? activeInk : plaqueInk }
  func plaqueSoft(active: Bool) -> Color { active ? activeSoft : plaqueSoft }

  /// The same colours for what stands on a plaque.
  func onPlaque(active: Bool) -> Tokens {
    var tokens = self
    tokens.ink = plaqueInk(active: active)
    tokens.inkSoft = plaqueSoft(active: active)
    tokens.line = plaqueSoft(active: active)
    return tokens
  }

  /// And on the stage behind a curtain.
  var onCurtain: Tokens {
    var tokens = self
    tokens.ink = curtainInk
    tokens.inkSoft = curtainInk
    return tokens
  }

  /// And on ivory.
  var onIvory: Tokens {
    var tokens = self
    tokens.ink = ivoryInk
    tokens.inkSoft = ivorySoft
    tokens.line = goldShade
    return tokens
  }

  static func down(_ top: Color, _ low: Color) -> LinearGradient {
    LinearGradient(colors: [top, low], startPoint: .top, endPoint: .bottom)
  }
}
