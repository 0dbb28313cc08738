import SwiftUI

/// What stands behind a half-figure: the ground, its edge, and the accent of rays and rings.
struct Niche: Sendable {
  let ground: Color
  let night: Color
  let accent: Color

  init(_ ground: UInt32, _ night: UInt32, _ accent: UInt32) {
    func colour(_ rgb: UInt32) -> Color {
      func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
      return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
    }
    self.ground = colour(ground)
    self.night = colour(night)
    self.accent = colour(accent)
  }
}
