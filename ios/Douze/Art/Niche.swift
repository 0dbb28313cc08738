import SwiftUI

/// What stands behind a half-figure: the ground, its edge, and the accent of rays and rings.
struct Niche: Sendable {
  /// The ground and its edge as 0xRRGGBB, to be mixed.
  let inks: (ground: UInt32, night: UInt32)
  let accent: Color

  init(_ ground: UInt32, _ night: UInt32, _ accent: UInt32) {
    inks = (ground, night)
    self.accent = rgb(accent)
  }

  var ground: Color { rgb(inks.ground) }
  var night: Color { rgb(inks.night) }
}
