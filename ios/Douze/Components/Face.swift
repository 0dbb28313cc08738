import DouzeCore
import SwiftUI

/// A person who is known: the portrait in a ring of the own colour, between two lines of gold.
struct Face: View {
  let view: FaceView
  let side: CGFloat

  var body: some View {
    Piece(side, units: 100) { context in
      context.picture(
        courtier(Int(view.portrait)), in: CGRect(x: -42, y: -42, width: 84, height: 84), crop: .medallion)
      context.stroke(.disc(.zero, 45), with: .color(view.colour.ink), lineWidth: 8)
      context.stroke(.disc(.zero, 49), with: .color(Gold.ink), lineWidth: 1.5)
      context.stroke(.disc(.zero, 41), with: .color(Gold.ink), lineWidth: 1.5)
    }
  }
}

extension PersonColour {
  /// The same in every light, as enamel is.
  var ink: Color {
    switch self {
    case .gold: rgb(0xD9A63F)
    case .ruby: rgb(0xB3202E)
    case .sapphire: rgb(0x2C47A8)
    case .emerald: rgb(0x1E7A56)
    case .amethyst: rgb(0x6A3FA0)
    case .silver: rgb(0xC9CED6)
    }
  }
}
