import SwiftUI

/// The hall that a council sits in: a wall, and windows in the first `width` points of it. Words in a pane of their own
/// stand on the wall.
struct HallGround: View {
  let width: CGFloat

  var body: some View {
    ZStack(alignment: .leading) {
      HallWall()
      HallWindows(top: HallWindows.belowBar).frame(width: width).ignoresSafeArea(edges: .bottom)
    }
  }
}

/// The wall of the hall by day; by night it is the ground of the game.
struct HallWall: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Canvas { context, size in
      guard theme == .day else { return }
      let focus = CGPoint(x: 0.28 * size.width, y: 0.3 * size.height)
      let wall = ramp([(0, 0xFFFAEC), (0.55, 0xE3ECFA), (1, 0xC3D6F4)])
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .outwards(wall, focus, max(size.width, size.height)))
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// Tall windows on the city from `top` points down.
struct HallWindows: View {
  /// What a bar takes, and what the petitioner and the tracks take.
  static let belowBar: CGFloat = 72
  static let belowTracks: CGFloat = 58

  let top: CGFloat

  @Environment(\.theme) private var theme

  var body: some View {
    let ink = HallWindowInk(theme)
    Canvas { context, size in ink?.paint(context, size, top) }.accessibilityHidden(true)
  }
}

/// How the windows are painted; with more contrast, or in black, there are none.
private struct HallWindowInk {
  private let panes: Gradient
  private let leads: Color
  private let city: Color
  private let mist: Color

  init?(_ theme: Shade) {
    switch theme {
    case .day:
      panes = ramp([(0, 0x5FA5EA), (0.5, 0xA6D4FA), (1, 0xFFEFD0)])
      leads = rgb(0x8A4A1C, 0.5)
      city = rgb(0x8FB9EE)
      mist = rgb(0xFFEFD0)
    case .night:
      panes = ramp([(0, 0x0A1344, 0.3), (1, 0x0A1344, 0.1)])
      leads = rgb(0xE3BE6B, 0.16)
      city = rgb(0x060C30, 0.5)
      mist = rgb(0x0A1344, 0.1)
    case .black, .contrast: return nil
    }
  }

  func paint(_ context: GraphicsContext, _ size: CGSize, _ top: CGFloat) {
    let pitch = size.width / max(2, (size.width / 150).rounded())
    let wide = 0.8 * pitch
    let horizon = top + 0.6 * (size.height - top)
    let sky = CGRect(x: 0, y: top, width: size.width, height: max(1, horizon - top))
    let towers = towers(size.width, foot: horizon, pitch)
    let far = Gradient(colors: [city, mist])
    for x in stride(from: pitch / 2, to: size.width, by: pitch) {
      let window = Path.lancet(x: x, foot: size.height, width: wide, height: size.height - top)
      context.fill(window, with: .down(panes, sky))
      var behind = context
      behind.clip(to: window)
      behind.fill(
        towers, with: .down(far, CGRect(x: 0, y: horizon - pitch, width: size.width, height: pitch)))
      context.stroke(window, with: .color(leads), lineWidth: 1.6)
      var bars = Path.lancet(
        x: x, foot: size.height, width: 0.9 * wide, height: size.height - top - 0.1 * wide)
      bars.move(to: CGPoint(x: x, y: top))
      bars.addLine(to: CGPoint(x: x, y: size.height))
      for y in stride(from: top + 0.9 * pitch, to: size.height, by: 0.9 * pitch) {
        bars.move(to: CGPoint(x: x - wide / 2, y: y))
        bars.addLine(to: CGPoint(x: x + wide / 2, y: y))
      }
      context.stroke(bars, with: .color(leads), lineWidth: 0.7)
    }
  }

  /// Towers with pointed roofs from one side to the other.
  private func towers(_ width: CGFloat, foot: CGFloat, _ pitch: CGFloat) -> Path {
    var lot = Lot(seed: 12)
    var path = Path()
    var x: CGFloat = 0
    while x < width {
      let wide = pitch * (0.14 + 0.16 * lot.next())
      let top = foot - pitch * (0.1 + 0.9 * lot.next())
      path.addPath(
        Path(through: [
          CGPoint(x: x, y: foot), CGPoint(x: x, y: top), CGPoint(x: x + wide / 2, y: top - 1.3 * wide),
          CGPoint(x: x + wide, y: top), CGPoint(x: x + wide, y: foot),
        ]))
      x += wide
    }
    return path
  }
}

extension Path {
  /// A window with a pointed arch, whose foot has its middle at `x`.
  fileprivate static func lancet(x: CGFloat, foot: CGFloat, width: CGFloat, height: CGFloat) -> Path {
    let half = width / 2
    let top = foot - height
    var path = Path()
    path.move(to: CGPoint(x: x - half, y: foot))
    path.addLine(to: CGPoint(x: x - half, y: top + 1.3 * half))
    path.addCurve(
      to: CGPoint(x: x, y: top), control1: CGPoint(x: x - half, y: top + 0.4 * half),
      control2: CGPoint(x: x - 0.4 * half, y: top + 0.1 * half))
    path.addCurve(
      to: CGPoint(x: x + half, y: top + 1.3 * half),
      control1: CGPoint(x: x + 0.4 * half, y: top + 0.1 * half),
      control2: CGPoint(x: x + half, y: top + 0.4 * half))
    path.addLine(to: CGPoint(x: x + half, y: foot))
    path.closeSubpath()
    return path
  }
}
