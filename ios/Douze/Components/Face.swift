import DouzeCore
import SwiftUI

/// Somebody at the table or among the people: the portrait in a ring.
struct Face: View {
  let view: FaceView
  let side: CGFloat

  var body: some View {
    Piece(side, units: 100) { context in MedallionInk.paint(context, view) }
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
