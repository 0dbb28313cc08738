import DouzeCore
import SwiftUI

/// Colours and language by the core's wish.
struct Look<Content: View>: View {
  let look: LookView?
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let theme = douzeTokens(look?.theme ?? .system, systemDark: scheme == .dark)
    let tokens = contrast == .increased ? theme.stronger : theme
    content
      .environment(\.tokens, tokens)
      .environment(\.accent, tokens.accentForest)
      .environment(\.locale, look.map { Locale(identifier: $0.language) } ?? .current)
      .tint(tokens.accentForest)
      .preferredColorScheme(look?.theme.scheme)
  }
}

/// The colours of a theme.
func douzeTokens(_ theme: Theme, systemDark: Bool) -> Tokens {
  switch theme {
  case .system: systemDark ? .dark : .light
  case .light: .light
  case .dark: .dark
  case .black: .black
  }
}

extension Theme {
  /// What the system's own parts are drawn in; none: as the system likes.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark, .black: .dark
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
}
