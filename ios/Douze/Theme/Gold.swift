import SwiftUI

/// The one metal of the house.
enum Gold {
  /// From the top to the bottom of lines and frames.
  static let metal = ramp([(0, 0xFFF0BE), (0.35, 0xE9C46A), (0.65, 0xB98532), (1, 0xF0CF7E)])
  /// Of the button that goes on.
  static let button = ramp([(0, 0xFFF0BE), (0.45, 0xEFCB72), (1, 0xC08F38)])
  /// Across.
  static let shine = ramp([(0, 0xB98532), (0.25, 0xFFF0BE), (0.5, 0xE2B95A), (0.75, 0xFFF0BE), (1, 0xB98532)])
  /// Of cards and of the plaque whose turn it is.
  static let ivory = ramp([(0, 0xFFF9EA), (1, 0xE9DBB6)])
  static let flat = rgb(0xE3BE6B)
  static let pale = rgb(0xF7E6B5)
  static let dark = rgb(0x8A6224)
  static let edge = rgb(0x5E3F12)
  /// Letters on ivory and on the button.
  static let ink = rgb(0x2A1408)
}

/// A colour by its number.
func rgb(_ rgb: UInt32, _ opacity: Double = 1) -> Color {
  func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
  return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: opacity)
}

/// Colours at their places.
func ramp(_ stops: [(CGFloat, UInt32)]) -> Gradient {
  Gradient(stops: stops.map { Gradient.Stop(color: rgb($0.1), location: $0.0) })
}

/// Colours at their places, each with its strength.
func ramp(_ stops: [(CGFloat, UInt32, Double)]) -> Gradient {
  Gradient(stops: stops.map { Gradient.Stop(color: rgb($0.1, $0.2), location: $0.0) })
}

extension GraphicsContext.Shading {
  /// From the top of `box` to its bottom.
  static func down(_ gradient: Gradient, _ box: CGRect) -> Self {
    .linearGradient(
      gradient, startPoint: CGPoint(x: box.midX, y: box.minY), endPoint: CGPoint(x: box.midX, y: box.maxY))
  }

  /// From the left of `box` to its right.
  static func across(_ gradient: Gradient, _ box: CGRect) -> Self {
    .linearGradient(
      gradient, startPoint: CGPoint(x: box.minX, y: box.midY), endPoint: CGPoint(x: box.maxX, y: box.midY))
  }

  /// From a point outwards.
  static func outwards(_ gradient: Gradient, _ centre: CGPoint, _ radius: CGFloat) -> Self {
    .radialGradient(gradient, center: centre, startRadius: 0, endRadius: radius)
  }
}

extension GraphicsContext {
  /// Gold from the top of the path to its bottom.
  func gild(_ path: Path) { fill(path, with: .down(Gold.metal, path.boundingRect)) }

  /// A gold line along the path.
  func gild(_ path: Path, line width: CGFloat) {
    stroke(
      path, with: .down(Gold.metal, path.boundingRect.grown(width / 2)),
      style: StrokeStyle(lineWidth: width, lineJoin: .miter))
  }

  /// Light that fades out over an ellipse.
  func glow(_ centre: CGPoint, _ wide: CGFloat, _ high: CGFloat, _ colour: UInt32, _ strength: Double) {
    let light = ramp([(0, colour, strength), (0.5, colour, strength * 0.45), (1, colour, 0)])
    oval(centre, wide, high, light)
  }

  /// An ellipse with colours from its middle outwards.
  func oval(_ centre: CGPoint, _ wide: CGFloat, _ high: CGFloat, _ colours: Gradient) {
    guard wide > 0, high > 0 else { return }
    var context = self
    context.translateBy(x: centre.x, y: centre.y)
    context.scaleBy(x: 1, y: high / wide)
    context.fill(.disc(.zero, wide), with: .outwards(colours, .zero, wide))
  }

  /// The soft dark under something that is on the table: copies of its outline.
  func shade(_ outline: (CGFloat) -> Path, strength: Double = 0.16, grown: [CGFloat] = [4, 2.4, 1]) {
    for by in grown { fill(outline(by), with: .color(.black.opacity(strength))) }
  }

  /// The same, turned, scaled and moved.
  func placed(_ at: CGPoint, scale: CGFloat = 1, turned: Angle = .zero) -> GraphicsContext {
    var context = self
    context.translateBy(x: at.x, y: at.y)
    context.rotate(by: turned)
    context.scaleBy(x: scale, y: scale)
    return context
  }

  /// The same, within a path.
  func within(_ path: Path) -> GraphicsContext {
    var context = self
    context.clip(to: path)
    return context
  }

  /// The same, fainter.
  func faint(_ opacity: Double) -> GraphicsContext {
    var context = self
    context.opacity *= opacity
    return context
  }
}
