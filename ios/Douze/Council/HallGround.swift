import SwiftUI

/// The hall that a council sits in: a wall, and in the first `width` points of it, or in all of it, windows and a floor.
/// Words in a pane of their own stand on the wall.
struct HallGround: View {
  var width: CGFloat?
  /// On a phone the hand below the table stands on a veil by night, and with the seats on a `Dais` by day.
  var veiled = false

  @Environment(\.theme) private var theme
  /// Below a turned table is the bar.
  @Environment(\.turned) private var turned

  private static let notch: CGFloat = 64

  var body: some View {
    let ink = RoomInk(theme)
    ZStack(alignment: .leading) {
      Canvas { context, size in ink?.wall(context, size) }.ignoresSafeArea(edges: turned ? [] : .all)
      Canvas { context, size in ink?.windows(context, size, top: width == nil ? 108 : 66) }
        // Below a notch, too.
        .frame(width: width.map { $0 + Self.notch })
        .offset(x: width == nil ? 0 : -Self.notch)
        .ignoresSafeArea(edges: turned ? [] : .bottom)
      Canvas { context, size in if veiled, theme == .night { ink?.veil(context, size) } }
        .ignoresSafeArea(edges: turned ? [] : [.horizontal, .bottom])
    }
    .accessibilityHidden(true)
  }
}

/// The deep ground that seats, hand and buttons share by day, from an edge of gold on; `beside` the table it has one there, too.
struct Dais: View {
  /// So far it goes past the edges of a glass.
  static let beyond: CGFloat = 100

  var beside = false

  @Environment(\.theme) private var theme

  var body: some View {
    // Night has the same layout.
    Canvas { context, size in if theme == .day { paint(context, CGRect(origin: .zero, size: size)) } }
      .silent()
  }
}

extension Dais {
  private func paint(_ context: GraphicsContext, _ box: CGRect) {
    let ground = Gradient(colors: [rgb(0x1B2E7C), rgb(0x0A1238)])
    context.fill(Path(box), with: .down(ground, box))
    let gold = GraphicsContext.Shading.color(Gold.flat)
    context.fill(Path(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1.8)), with: gold)
    if beside {
      context.fill(Path(CGRect(x: box.minX, y: box.minY, width: 1.8, height: box.height)), with: gold)
    }
  }
}

/// How the hall is painted; with more contrast, or in black, it is not.
private struct RoomInk {
  private let panes: Gradient
  private let leads: Color
  private let city: Color
  private let floor: Gradient
  private let day: Bool

  /// Of the floor.
  private let tiles = rgb(0xE3BE6B, 0.08)
  private let sill = rgb(0xE3BE6B, 0.8)

  init?(_ theme: Shade) {
    day = theme == .day
    switch theme {
    case .day:
      panes = ramp([(0, 0x58A0E8), (0.5, 0x9CCDF8), (1, 0xE6F0F6)])
      leads = rgb(0x8A4A1C, 0.5)
      city = rgb(0x86AEEA)
      floor = ramp([(0, 0x24398F), (1, 0x14226A)])
    case .night:
      panes = ramp([(0, 0x0A1344, 0.3), (1, 0x0A1344, 0.1)])
      leads = rgb(0xE3BE6B, 0.16)
      city = rgb(0x060C30, 0.5)
      floor = ramp([(0, 0x0B1446), (1, 0x16246A)])
    case .black, .contrast: return nil
    }
  }

  /// By night it is the ground of the game.
  func wall(_ context: GraphicsContext, _ size: CGSize) {
    guard day else { return }
    let focus = CGPoint(x: 0.28 * size.width, y: 0.3 * size.height)
    let stone = ramp([(0, 0xCBDCFA), (0.55, 0xA9C2F3), (1, 0x86A4E3)])
    let far = max(size.width, size.height)
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .outwards(stone, focus, far))
    context.fill(.rays(focus, to: 1.5 * far, count: 48), with: .color(rgb(0xFFFFFF, 0.14)))
  }

  func windows(_ context: GraphicsContext, _ size: CGSize, top: CGFloat) {
    let pitch = size.width / max(2, (size.width / 150).rounded())
    let wide = 0.8 * pitch
    let foot = 0.6 * size.height
    let sky = CGRect(x: 0, y: top, width: size.width, height: max(1, foot - top))
    let towers = towers(size.width, foot: foot, pitch)
    for x in stride(from: pitch / 2, to: size.width, by: pitch) {
      let window = Path.lancet(x, foot, wide, foot - top)
      context.fill(window, with: .down(panes, sky))
      var behind = context
      behind.clip(to: window)
      behind.fill(towers, with: .color(city))
      context.stroke(window, with: .color(leads), lineWidth: 1.6)
      var bars = Path.lancet(x, foot, 0.9 * wide, foot - top - 0.1 * wide)
      bars.addPath(.upright(x, top, foot))
      for y in stride(from: top + 0.9 * pitch, to: foot, by: 0.9 * pitch) {
        bars.addPath(.line(CGPoint(x: x - wide / 2, y: y), CGPoint(x: x + wide / 2, y: y)))
      }
      context.stroke(bars, with: .color(leads), lineWidth: 0.7)
    }
    ground(context, CGRect(x: 0, y: foot, width: size.width, height: size.height - foot), pitch)
  }

  private func ground(_ context: GraphicsContext, _ box: CGRect, _ pitch: CGFloat) {
    context.fill(Path(box), with: .down(floor, box))
    var joints = Path()
    let vanishing = CGPoint(x: box.midX, y: box.minY - 0.5 * box.width)
    for at in -9...9 {
      joints.addPath(.line(vanishing, CGPoint(x: box.midX + CGFloat(at) * pitch, y: box.maxY)))
    }
    var down = 0.07 * box.height
    while down < box.height {
      joints.addPath(
        .line(CGPoint(x: box.minX, y: box.minY + down), CGPoint(x: box.maxX, y: box.minY + down)))
      down *= 1.7
    }
    var inside = context
    inside.clip(to: Path(box))
    inside.stroke(joints, with: .color(tiles), lineWidth: 0.7)
    context.stroke(
      .line(CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY)),
      with: .color(sill), lineWidth: 1.6)
  }

  func veil(_ context: GraphicsContext, _ size: CGSize) {
    let box = CGRect(x: 0, y: 0.56 * size.height, width: size.width, height: 0.44 * size.height)
    let stops = [(0, 0), (0.08, 0.78), (1, 0.94)].map {
      Gradient.Stop(color: rgb(0x050A24, $0.1), location: $0.0)
    }
    context.fill(Path(box), with: .down(Gradient(stops: stops), box))
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
          CGPoint(x: x, y: foot), CGPoint(x: x, y: top), CGPoint(x: x + wide / 2, y: top - 0.8 * wide),
          CGPoint(x: x + wide, y: top), CGPoint(x: x + wide, y: foot),
        ]))
      x += wide
    }
    return path
  }
}
