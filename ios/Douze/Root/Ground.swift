import DouzeCore
import SwiftUI

/// The surface of a screen fills the window; what is on it keeps out of what the system covers. Light and rays go out
/// from one focus; with more contrast there are none.
struct Ground<On: View>: View {
  /// Behind the curtain.
  private let dark: Bool
  private let focus: UnitPoint
  private let content: On

  init(dark: Bool = false, focus: UnitPoint = UnitPoint(x: 0.5, y: 0.1), @ViewBuilder content: () -> On) {
    self.dark = dark
    self.focus = focus
    self.content = content()
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { GroundSurface(dark: dark, focus: focus).ignoresSafeArea() }
      .accessibilityElement(children: .contain)
  }
}

/// The ground alone.
struct GroundSurface: View {
  var dark = false
  var focus = UnitPoint(x: 0.5, y: 0.1)

  @Environment(\.tokens) private var tokens
  @Environment(\.game) private var game
  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View { ground.accessibilityHidden(true) }

  @ViewBuilder private var ground: some View {
    if dark {
      tokens.curtain
    } else if contrast == .increased || theme == .black || theme == .contrast {
      tokens.paper
    } else {
      let ink = GroundInk(tokens: tokens, game: game, day: theme == .day, focus: focus)
      Canvas { context, size in ink.paint(context, size) }
    }
  }
}

/// How the ground of a world is painted.
struct GroundInk {
  let tokens: Tokens
  let game: GameKind?
  let day: Bool
  let focus: UnitPoint

  func paint(_ context: GraphicsContext, _ size: CGSize) {
    let whole = CGRect(origin: .zero, size: size)
    let middle = CGPoint(x: size.width * focus.x, y: size.height * focus.y)
    let far = max(size.width, size.height)
    let light = Gradient(stops: [
      Gradient.Stop(color: tokens.groundLight, location: 0),
      Gradient.Stop(color: tokens.paper, location: 0.45),
      Gradient.Stop(color: tokens.groundDeep, location: 1),
    ])
    context.fill(Path(whole), with: .outwards(light, middle, far * 0.9))
    context.fill(
      .rays(middle, to: far * 1.2, count: 48),
      with: .color(tokens.ray.opacity(day ? 0.15 : game == nil ? 0.045 : 0.035)))
    switch game {
    case .king: damask(context, size)
    case .council: if !day { stars(context, size) }
    case .forest, nil: break
    }
  }

  /// Twelves and stars in a grid, so faint that they are rather felt.
  private func damask(_ context: GraphicsContext, _ size: CGSize) {
    let pitch: CGFloat = 46
    var rings = Path()
    var stars = Path()
    for row in 0..<(Int(size.height / pitch) + 2) {
      for column in -1..<(Int(size.width / pitch) + 2) {
        let at = CGPoint(
          x: CGFloat(column) * pitch + (row.isMultiple(of: 2) ? 0 : pitch / 2), y: CGFloat(row) * pitch)
        rings.addPath(.ngon(at, 15))
        stars.addPath(.star(at, 7, 2.2, 4))
      }
    }
    context.stroke(rings, with: .color(tokens.gold.opacity(0.055)), lineWidth: 0.6)
    context.fill(stars, with: .color(tokens.gold.opacity(0.045)))
  }

  private func stars(_ context: GraphicsContext, _ size: CGSize) {
    StarField.paint(
      context, CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.65),
      count: Int(size.width * size.height / 4000))
  }
}

/// Stars, always the same ones.
enum StarField {
  static func paint(_ context: GraphicsContext, _ box: CGRect, count: Int, colour: UInt32 = 0xDCE6FF) {
    var seed = Lot(seed: 11)
    for _ in 0..<count {
      let at = CGPoint(x: box.minX + seed.next() * box.width, y: box.minY + seed.next() * box.height)
      let radius = [0.5, 0.6, 0.8, 1.1][Int(seed.next() * 3.99)]
      context.fill(.disc(at, radius), with: .color(rgb(colour, 0.25 + 0.65 * seed.next())))
      if radius > 1 { context.fill(.star(at, 4.2, 0.7, 4), with: .color(rgb(colour, 0.7))) }
    }
  }
}

/// Numbers that look drawn by lot and are the same each time.
struct Lot {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// From 0 to 1.
  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }
}
