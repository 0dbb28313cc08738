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
      Canvas { context, size in ink?.windows(context, size, top: width == nil ? 108 : 66, behind: veiled) }
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
  /// So far down it begins; above it is the foot of the hall.
  var top: CGFloat = 0

  @Environment(\.theme) private var theme

  var body: some View {
    // Night has the same layout.
    Canvas { context, size in if theme == .day { paint(context, CGRect(origin: .zero, size: size)) } }
      .silent()
  }
}

extension Dais {
  private func paint(_ context: GraphicsContext, _ whole: CGRect) {
    if top > 0 {
      // Below the windows of a phone, whose edges the table keeps free.
      let hall = Hall(left: Self.beyond - Space.small, width: whole.width - 2 * Self.beyond + 2 * Space.small)
      Wainscot(day: true).paint(context, hall, whole.maxX, foot: top, shade: max(0, top - Wainscot.high))
    }
    let box = CGRect(x: whole.minX, y: top, width: whole.width, height: whole.height - top)
    let ground = Gradient(colors: [rgb(0x1B2E7C), rgb(0x0A1238)])
    // Deepest where the tray of a phone ends.
    let deepening = CGRect(x: box.minX, y: box.minY, width: box.width, height: min(box.height, 700))
    context.fill(Path(box), with: .down(ground, deepening))
    let gold = GraphicsContext.Shading.color(Gold.flat)
    context.fill(Path(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1.8)), with: gold)
    if beside {
      context.fill(Path(CGRect(x: box.minX, y: box.minY, width: 1.8, height: box.height)), with: gold)
    }
  }
}

/// Where the windows of the hall stand, side by side.
private struct Hall {
  var left: CGFloat = 0
  let width: CGFloat

  var bays: CGFloat { max(2, (width / 150).rounded()) }
  var pitch: CGFloat { width / bays }
  /// Of a window; beside it is half a pillar.
  var wide: CGFloat { 0.8 * pitch }
  /// Their middles.
  var middles: StrideTo<CGFloat> { stride(from: left + pitch / 2, to: left + width, by: pitch) }
}

/// Panels between two lines of gold along the foot of the hall: they lead from its light to the deep ground.
private struct Wainscot {
  static let high: CGFloat = 34

  let day: Bool

  private var stone: [UInt32] { day ? [0x4F6DC4, 0x2A4296] : [0x1A2A70, 0x0C1546] }
  private var inlay: Color { rgb(0xE3BE6B, day ? 0.7 : 0.25) }

  /// Down to `foot` and up to the `right`; above it what is behind falls into shade.
  func paint(
    _ context: GraphicsContext, _ hall: Hall, _ right: CGFloat, foot: CGFloat, shade: CGFloat
  ) {
    let box = CGRect(x: 0, y: foot - Self.high, width: right, height: Self.high)
    let dusk = CGRect(x: 0, y: box.minY - min(120, shade), width: right, height: min(120, shade))
    let fall: [(CGFloat, UInt32, Double)] =
      day
      ? [(0, 0x2A4296, 0), (0.6, 0x2A4296, 0.22), (1, 0x2A4296, 0.55)]
      : [(0, 0x060C30, 0), (1, 0x060C30, 0.5)]
    context.fill(Path(dusk), with: .down(ramp(fall), dusk))
    context.fill(Path(box), with: .down(ramp([(0, stone[0]), (1, stone[1])]), box))
    for middle in hall.middles {
      for left in [middle - hall.wide / 2, middle] {
        panel(context, CGRect(x: left, y: box.minY + 8, width: hall.wide / 2, height: Self.high - 14))
      }
      // The foot of the pillar.
      let pillar = CGRect(
        x: middle + hall.wide / 2, y: box.minY, width: hall.pitch - hall.wide, height: Self.high)
      context.fill(Path(pillar), with: .color(rgb(stone[0], 0.8)))
      context.fill(.ngon(pillar.centre, 4, 4, turned: 0), with: .color(inlay))
    }
    line(context, box, at: 4, 0.7)
    line(context, box, at: 0, 1.6)
    line(context, box, at: Self.high, 1.6)
  }

  private func panel(_ context: GraphicsContext, _ room: CGRect) {
    let field = room.insetBy(dx: 2, dy: 2)
    let shape = ChamferShape(cut: 4).path(in: field)
    context.fill(shape, with: .down(ramp([(0, stone[1]), (1, stone[0])]), field))
    context.stroke(shape, with: .color(inlay), lineWidth: 0.8)
  }

  private func line(_ context: GraphicsContext, _ box: CGRect, at down: CGFloat, _ wide: CGFloat) {
    let line = CGRect(x: box.minX, y: box.minY + down, width: box.width, height: wide)
    context.fill(Path(line), with: .color(day && wide > 1 ? Gold.flat : inlay))
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

  /// `behind`: by day the foot of the hall is behind a `Dais`, wherever that begins.
  func windows(_ context: GraphicsContext, _ size: CGSize, top: CGFloat, behind: Bool) {
    let hall = Hall(width: size.width)
    let (wide, pitch) = (hall.wide, hall.pitch)
    let horizon = 0.6 * size.height
    let foot = behind && day ? 0.8 * size.height : horizon
    let sky = CGRect(x: 0, y: top, width: size.width, height: max(1, foot - top))
    let towers = towers(size.width, horizon: horizon, foot: foot, pitch)
    for x in hall.middles {
      let window = Path.lancet(x, foot, wide, foot - top)
      context.fill(window, with: .down(panes, sky))
      var inside = context
      inside.clip(to: window)
      inside.fill(towers, with: .color(city))
      context.stroke(window, with: .color(leads), lineWidth: 1.6)
      var bars = Path.lancet(x, foot, 0.9 * wide, foot - top - 0.1 * wide)
      bars.addPath(.upright(x, top, foot))
      for y in stride(from: top + 0.9 * pitch, to: foot, by: 0.9 * pitch) {
        bars.addPath(.line(CGPoint(x: x - wide / 2, y: y), CGPoint(x: x + wide / 2, y: y)))
      }
      context.stroke(bars, with: .color(leads), lineWidth: 0.7)
    }
    ground(context, CGRect(x: 0, y: foot, width: size.width, height: size.height - foot), pitch)
    if !behind {
      Wainscot(day: day).paint(context, hall, size.width, foot: foot, shade: 0.4 * (foot - top))
    }
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
  private func towers(_ width: CGFloat, horizon: CGFloat, foot: CGFloat, _ pitch: CGFloat) -> Path {
    var lot = Lot(seed: 12)
    var path = Path()
    var x: CGFloat = 0
    while x < width {
      let wide = pitch * (0.14 + 0.16 * lot.next())
      let top = horizon - pitch * (0.1 + 0.9 * lot.next())
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
