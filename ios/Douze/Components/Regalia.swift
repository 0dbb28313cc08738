import SwiftUI

/// A coin of twelve sides, with its value.
enum Coin {
  static func paint(_ context: GraphicsContext, _ radius: CGFloat, _ value: String, spent: Bool = false) {
    context.fill(.ngon(CGPoint(x: 0, y: radius * 0.09), radius), with: .color(.black.opacity(0.4)))
    let body = Path.ngon(.zero, radius)
    if spent {
      context.fill(body, with: .color(grey))
    } else {
      context.gild(body)
    }
    context.stroke(body, with: .color(Gold.edge), lineWidth: 0.8)
    context.stroke(.ngon(.zero, radius * 0.8), with: .color(rgb(0x7A4E10)), lineWidth: 0.7)
    if spent {
      strike(context, radius)
      // The bar does not reach the number.
      let clear = Path.oval(.zero, radius * (value.count > 1 ? 0.56 : 0.4), radius * 0.46)
      context.fill(clear, with: .color(grey))
    }
    let text = Text(verbatim: value)
      .font(.custom(DisplayFont.name, fixedSize: radius * (value.count > 1 ? 0.95 : 1.2)))
      .foregroundStyle(spent ? Color.white : rgb(0x2A1406))
    context.draw(text, at: CGPoint(x: 0, y: radius * 0.02), anchor: .center)
  }

  private static let grey = rgb(0x6A5A5C)

  /// A bar across, beyond the coin at both ends, with an edge that is seen on grey.
  private static func strike(_ context: GraphicsContext, _ radius: CGFloat) {
    let end = 0.8 * radius
    let bar = Path.line(CGPoint(x: -end, y: end), CGPoint(x: end, y: -end))
    let wide = max(1.8, 0.18 * radius)
    for (colour, wide) in [(0xF7E6B5, 2 * wide), (0x2A1408, wide)] as [(UInt32, CGFloat)] {
      context.stroke(
        bar, with: .color(rgb(colour)), style: StrokeStyle(lineWidth: wide, lineCap: .round))
    }
  }
}

/// A crown, won or only its outline.
enum Crown {
  private static let body = Path.symmetric("M0,-15 L5,-2 L11,-10 L13,0 L21,-8 L17,10 L0,10")
  private static let half = Path.data("M0,-15L5,-2L11,-10L13,0L21,-8L17,10L0,10Z")
  private static let band = Path.data("M-17,10L17,10L16,15L-16,15Z")
  private static let outline = Path.symmetric("M0,-15 L5,-2 L11,-10 L13,0 L21,-8 L17,14 L0,14")

  /// 42 units wide at a scale of 1, its middle a little above the band.
  static func paint(_ context: GraphicsContext) {
    let edge = GraphicsContext.Shading.color(Gold.edge)
    context.gild(body)
    context.fill(half, with: .color(rgb(0x7A4E10, 0.3)))
    context.stroke(body, with: edge, style: StrokeStyle(lineWidth: 0.9, lineJoin: .round))
    context.gild(band)
    context.stroke(band, with: edge, lineWidth: 0.9)
    gem(context, 0, -16, 2.3, 0xC8102E)
    for side in [-1.0, 1] {
      gem(context, side * 21, -9, 1.9, 0xFFF3C9)
      gem(context, side * 11, -11, 1.6, 0xFFF3C9)
      context.fill(.disc(CGPoint(x: side * 8.6, y: 6), 1.4), with: .color(rgb(0xC8102E)))
    }
    context.fill(.ngon(CGPoint(x: 0, y: 5), 4, 4, turned: 0), with: .color(rgb(0xC8102E)))
  }

  /// One that is still to be won.
  static func outline(_ context: GraphicsContext, _ colour: Color) {
    context.faint(0.66).stroke(
      outline, with: .color(colour), style: StrokeStyle(lineWidth: 2.4, lineJoin: .round))
  }

  private static func gem(
    _ context: GraphicsContext, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ colour: UInt32
  ) {
    let disc = Path.disc(CGPoint(x: x, y: y), r)
    context.fill(disc, with: .color(rgb(colour)))
    context.stroke(disc, with: .color(Gold.edge), lineWidth: 0.5)
  }
}

/// A bell, about 20 wide and 33 high at a scale of 1.
enum Bell {
  private static let body = Path.symmetric("M0,-14 C8,-14 9,-6 10,2 C11,6 13,8 14,10 L0,10")
  private static let shade = Path.data("M0,-14C8,-14 9,-6 10,2C11,6 13,8 14,10L0,10Z")

  static func paint(_ context: GraphicsContext) {
    let edge = GraphicsContext.Shading.color(Gold.edge)
    context.stroke(.disc(CGPoint(x: 0, y: -17), 3.4), with: .color(rgb(0xF0CF7E)), lineWidth: 1.6)
    context.gild(body)
    context.stroke(body, with: edge, lineWidth: 0.7)
    context.fill(shade, with: .color(Gold.dark.opacity(0.45)))
    context.stroke(.line(CGPoint(x: -10.6, y: 4.6), CGPoint(x: 10.6, y: 4.6)), with: edge, lineWidth: 0.9)
    let clapper = Path.disc(CGPoint(x: 0, y: 12.6), 3.2)
    context.fill(clapper, with: .color(rgb(0xF0CF7E)))
    context.stroke(clapper, with: edge, lineWidth: 0.6)
  }
}

/// The acorn that decides between equal scores, in its medallion; the arrow points at who has it.
enum Acorn {
  private static let nut = Path.symmetric("M0,-3 C9,-3 9,9 0,15")
  private static let half = Path.data("M0,-3C9,-3 9,9 0,15Z")
  private static let cup = Path.symmetric("M0,-10 C10,-10 12,-5 11,-2 L0,-2")

  /// 50 across at a scale of 1.
  static func paint(_ context: GraphicsContext, towards: Angle?) {
    context.fill(.ngon(CGPoint(x: 0, y: 2), 27), with: .color(.black.opacity(0.35)))
    let body = Path.ngon(.zero, 25)
    context.fill(body, with: .outwards(ramp([(0, 0x2F7A55), (1, 0x0C2A1D)]), .zero, 25))
    context.gild(body, line: 2)
    context.fill(nut, with: .color(rgb(0xD98A1E)))
    context.fill(half, with: .color(rgb(0xA35E0C)))
    context.fill(cup, with: .color(rgb(0xB5803A)))
    context.stroke(
      .line(CGPoint(x: 0, y: -10), CGPoint(x: 0, y: -15)), with: .color(rgb(0xB5803A)), lineWidth: 2.6)
    if let towards {
      context.placed(.zero, turned: towards).fill(
        .data("M-30,0L-24,-5L-24,5Z"), with: .color(Gold.flat))
    }
  }
}

/// Two branches along a circle, about 210 across.
enum Laurel {
  /// Of gold, or of leaves before the sun.
  static func paint(_ context: GraphicsContext, green: Bool = false) {
    let leaf = Path.data("M0,0C6,-5 7,-15 0,-25C-7,-15 -6,-5 0,0Z")
    let half = Path.data("M0,0C6,-5 7,-15 0,-25Z")
    let (light, dark) = green ? (rgb(0x23694A), rgb(0x0F3D28)) : (rgb(0xF0CF7E), rgb(0xA8772A))
    for side in [-1.0, 1] {
      var branch = context
      branch.scaleBy(x: side, y: 1)
      for pair in 0..<7 {
        let angle = 186 + 100 * (CGFloat(pair) + 0.3) / 7
        let at = CGPoint.zero.towards(angle, 82)
        for turn in [34.0, -34] {
          let one = branch.placed(
            at, scale: 0.92 - 0.04 * CGFloat(pair), turned: .degrees(Double(angle) + 90 + turn))
          one.fill(leaf, with: .color(light))
          one.fill(half, with: .color(dark))
        }
      }
    }
  }
}

/// A drawing of this file in a square of its own; decoration for a screen reader.
struct Piece: View {
  let side: CGFloat
  /// Drawn around the middle; with its scale for a drawing of `units` across.
  let units: CGFloat
  let paint: (GraphicsContext) -> Void

  init(_ side: CGFloat, units: CGFloat, paint: @escaping (GraphicsContext) -> Void) {
    self.side = side
    self.units = units
    self.paint = paint
  }

  var body: some View {
    Canvas { context, size in
      paint(
        context.placed(
          CGPoint(x: size.width / 2, y: size.height / 2), scale: min(size.width, size.height) / units))
    }
    .frame(width: side, height: side)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
