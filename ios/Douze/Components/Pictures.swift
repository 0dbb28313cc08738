import DouzeCore
import SwiftUI

/// Something small to be drawn in one colour.
enum Sign: Equatable {
  /// Of the system's own.
  case symbol(String)
  /// Path data in a square of 24 units.
  case path(String)
}

/// Path data in a square of 24 units as a sign.
func picture(_ path: String) -> Sign { .path(path) }

/// The picture of a card of the forest duel.
func animal(_ card: ForestCard) -> Sign { .path(animalPath(card)) }

/// The picture of a character.
func character(_ kind: CharacterKind) -> Sign { .path(characterPath(kind)) }

extension Emblem {
  /// Itself, to be drawn.
  var sign: Sign { .path(path) }
}

/// A drawing in one colour; decoration for a screen reader.
struct Picture: View {
  let image: Sign
  let colour: Color
  let size: CGFloat

  var body: some View {
    drawn
      .frame(width: size, height: size)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var drawn: some View {
    switch image {
    case .symbol(let name):
      Image(systemName: name)
        .resizable()
        .scaledToFit()
        .fontWeight(.semibold)
        .foregroundStyle(colour)
        .padding(size * Self.margin)
    case .path(let data):
      Drawing(data).fill(colour, style: FillStyle(eoFill: true))
    }
  }

  /// Symbols fill their frame; our drawings leave this part of it free.
  private static let margin: CGFloat = 0.12
}

/// The signs of buttons.
enum Signs {
  static let back = Sign.symbol("chevron.backward")
  static let first = Sign.symbol("backward.end")
  static let play = Sign.symbol("play")
  static let pause = Sign.symbol("pause")
  static let stepForward = Sign.symbol("chevron.forward")
  static let last = Sign.symbol("forward.end")
  static let undo = Sign.symbol("arrow.uturn.backward")
  static let redo = Sign.symbol("arrow.uturn.forward")
  static let more = Sign.symbol("plus")
  static let less = Sign.symbol("minus")
  static let close = Sign.symbol("xmark")
  static let check = Sign.symbol("checkmark")
  static let next = Sign.symbol("arrow.forward")
  static let again = Sign.symbol("arrow.clockwise")
  static let book = Sign.symbol("book")
  static let history = Sign.symbol("clock.arrow.circlepath")
  static let about = Sign.symbol("info.circle")
  static let hint = Sign.symbol("lightbulb")
  static let eye = Sign.symbol("eye")
  static let puzzle = Sign.symbol("puzzlepiece")
  static let review = Sign.symbol("chart.line.uptrend.xyaxis")
  static let share = Sign.symbol("square.and.arrow.up")
  static let home = Sign.symbol("house")
  static let settings = Sign.symbol("gearshape")
}
