import DouzeCore
import SwiftUI

extension GameKind {
  /// Its sign.
  var emblem: Emblem {
    switch self {
    case .king: .king
    case .council: .council
    case .forest: .forest
    }
  }
}

extension Tokens {
  /// What is filled and headed at this game.
  func accent(_ game: GameKind) -> Color {
    switch game {
    case .king: accentKing
    case .council: accentCouncil
    case .forest: accentForest
    }
  }
}

/// Parchment is light in every theme: what is struck on it is dark.
let struckOnParchment = Tokens.light.struck
