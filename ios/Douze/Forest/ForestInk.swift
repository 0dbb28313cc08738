import SwiftUI

/// A fir of four tiers; the right half is darker. Its foot stands at `at`.
enum Fir {
  static func paint(
    _ context: GraphicsContext, _ at: CGPoint, _ height: CGFloat, _ light: UInt32, _ dark: UInt32,
    edge: UInt32? = nil
  ) {
    let width = height * 0.30
    context.fill(
      Path(
        CGRect(
          x: at.x - height * 0.025, y: at.y - height * 0.1, width: height * 0.05, height: height * 0.12)),
      with: .color(rgb(dark)))
    for tier in 0..<4 {
      let foot = at.y - height * 0.06 - height * 0.23 * CGFloat(tier)
      let half = width * (1 - 0.2 * CGFloat(tier))
      let top = CGPoint(x: at.x, y: foot - height * 0.36)
      let (left, right) = (CGPoint(x: at.x - half, y: foot), CGPoint(x: at.x + half, y: foot))
      let fold = CGPoint(x: at.x, y: foot - height * 0.36 * 0.12)
      context.fill(Path(through: [top, right, left]), with: .color(rgb(light)))
      context.fill(Path(through: [top, right, fold]), with: .color(rgb(dark)))
      if let edge {
        var line = Path()
        line.addLines([left, fold, right])
        context.stroke(line, with: .color(rgb(edge, 0.7)), lineWidth: 0.6)
      }
    }
  }
}

/// Colours of the woods by night and by day.
struct Woods {
  let dark: (UInt32, UInt32)
  let pale: (UInt32, UInt32)
  let near: (UInt32, UInt32)
  let far: (UInt32, UInt32)
  let moon: Gradient
  let ring: UInt32
  let glow: UInt32
  let strength: Double
  let sky: Gradient
  let ray: Color
  let mist: UInt32

  static let night = Woods(
    dark: (0x0F2E21, 0x0A2118), pale: (0x9DBBA0, 0x7A9C84), near: (0x123A29, 0x0C2A1E),
    far: (0x86A98F, 0x688D76), moon: ramp([(0, 0xFFEDB8), (0.75, 0xF2B040), (1, 0xC97F1A)]), ring: 0xFFE29A,
    glow: 0xFFC65A, strength: 0.3,
    sky: ramp([(0, 0x0A2A1F), (0.16, 0x23694A), (0.42, 0x1C5239), (0.72, 0x0F3324), (1, 0x04100B)]),
    ray: rgb(0xFFE9A6, 0.05), mist: 0x226545)
  static let day = Woods(
    dark: (0x3E8A62, 0x2F7350), pale: (0xEAF6E2, 0xC9E2C4), near: (0x3E8A62, 0x2F7350),
    far: (0xDDF0D2, 0xBFDDB8), moon: ramp([(0, 0xFFFDE8), (0.75, 0xFFE27A), (1, 0xF6BE3A)]), ring: 0xC98A1A,
    glow: 0xFFFBE0, strength: 0.9,
    sky: ramp([(0, 0x8FD0E8), (0.16, 0xD8F1E2), (0.34, 0xC6E6A6), (0.72, 0xA3D184), (1, 0x86BE70)]),
    ray: rgb(0xFFFFFF, 0.14), mist: 0xD4EDC4)

  /// From the sky down to the meadow.
  func ground(_ context: GraphicsContext, _ size: CGSize) {
    let whole = CGRect(origin: .zero, size: size)
    context.fill(Path(whole), with: .down(sky, whole))
  }

  /// Moon or sun between two woods, black on the left, white on the right, and the mist before them.
  func sky(
    _ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat, foot: CGFloat, width: CGFloat,
    scale: CGFloat
  ) {
    context.glow(
      CGPoint(x: centre.x, y: centre.y - 12), radius * 3.3, radius * 2.1, glow, strength)
    context.fill(.rays(centre, to: 2 * width, count: 48), with: .color(ray))
    let light = CGPoint(x: centre.x - radius * 0.1, y: centre.y - radius * 0.2)
    context.fill(.disc(centre, radius), with: .outwards(moon, light, radius * 1.3))
    context.stroke(.disc(centre, radius * 1.07), with: .color(rgb(ring, 0.8)), lineWidth: 0.9)
    for (x, high) in [(10.0, 114.0), (46, 96), (84, 78), (120, 56), (150, 40)] {
      Fir.paint(context, CGPoint(x: x * scale, y: foot), high * scale, dark.0, dark.1)
      Fir.paint(context, CGPoint(x: width - x * scale, y: foot), high * scale, pale.0, pale.1)
    }
    let band = CGRect(x: 0, y: foot - 58, width: width, height: 80)
    let faint = Gradient(colors: [rgb(mist, 0), rgb(mist), rgb(mist), rgb(mist, 0)])
    context.fill(Path(band), with: .down(faint, band))
  }

  /// The edge of the clearing, above the tray.
  func edge(_ context: GraphicsContext, _ y: CGFloat, _ width: CGFloat, scale: CGFloat) {
    for (x, high) in [(100.0, 44.0), (74, 60), (46, 74), (18, 90), (-10, 104)] {
      Fir.paint(context, CGPoint(x: x * scale, y: y), high * scale, near.0, near.1)
      Fir.paint(context, CGPoint(x: width - x * scale, y: y), high * scale, far.0, far.1)
    }
    for (x, high) in [(90.0, 34.0), (62, 48), (34, 58), (4, 76)] {
      Fir.paint(context, CGPoint(x: x * scale, y: y), high * scale, 0x12100E, 0x0A0807, edge: 0xB98532)
      Fir.paint(
        context, CGPoint(x: width - x * scale, y: y), high * scale, 0xFBF4E2, 0xD8C79D, edge: 0xB98532)
    }
  }
}

/// The clearing that is played on: a twelve with inlays.
enum Clearing {
  static func paint(
    _ context: GraphicsContext, _ centre: CGPoint, _ radii: CGSize, _ tokens: Tokens, plain: Bool = false,
    ringed: Bool = true
  ) {
    func ring(_ scale: CGFloat) -> Path {
      .ngon(centre, CGSize(width: radii.width * scale, height: radii.height * scale))
    }
    if !plain {
      let light = Gradient(stops: [
        Gradient.Stop(color: tokens.tableLight.opacity(0.85), location: 0),
        Gradient.Stop(color: tokens.table.opacity(0.5), location: 0.7),
        Gradient.Stop(color: tokens.tableDeep.opacity(0), location: 1),
      ])
      context.fill(
        ring(1.24), with: .outwards(light, centre, max(radii.width, radii.height) * 1.24))
      context.fill(
        .rays(centre, to: max(radii.width, radii.height) * 1.4), with: .color(tokens.ray.opacity(0.03)))
    }
    if !ringed { return }
    for (scale, width, strength) in [(1.0, 1.1, 0.55), (0.975, 0.5, 0.5)] {
      context.stroke(ring(scale), with: .color(tokens.line.opacity(strength)), lineWidth: width)
    }
  }
}

/// The board, and the signs of its empty places: its felt is dark by day, too.
struct PlaceInk {
  let tokens: Tokens

  /// `tokens` are those of the table.
  init(tokens: Tokens, day: Bool) { self.tokens = day ? .forestDark : tokens }

  private var ground: Color { rgb(0x04140D, 0.32) }

  /// The felt in its gold frame.
  func felt(_ context: GraphicsContext, _ square: CGRect, rim: CGFloat) {
    let whole = square.grown(rim)
    let outer = Path.chamfered(whole, 2 * rim)
    context.fill(outer, with: .down(Gradient(colors: [tokens.groundLight, tokens.trayTop]), whole))
    var inside = context
    inside.clip(to: outer)
    inside.fill(.rays(square.centre, to: square.width, count: 24), with: .color(tokens.ray.opacity(0.05)))
    context.gild(outer, line: 2.2)
    context.stroke(
      .stepped(square.grown(rim / 2), rim / 3), with: .color(tokens.line), lineWidth: 0.7)
  }

  /// An empty cell of the square.
  func empty(_ context: GraphicsContext, _ box: CGRect, cut: CGFloat) {
    let cell = Path.chamfered(box, cut)
    context.fill(cell, with: .color(ground))
    context.stroke(cell, with: .color(tokens.line.opacity(0.2)), lineWidth: 1)
  }

  /// The ground of a sign beside the square.
  func tab(_ context: GraphicsContext, _ box: CGRect) {
    context.fill(outline(box), with: .color(tokens.groundLight))
  }

  private func outline(_ box: CGRect) -> Path {
    .chamfered(box.insetBy(dx: 1, dy: 1), min(9, box.height * 0.2))
  }

  /// A place that may be chosen; `loud` once a card is.
  func legal(_ context: GraphicsContext, _ box: CGRect, loud: Bool) {
    let outline = outline(box)
    context.fill(outline, with: .color(ground))
    let amber = tokens.legal
    context.stroke(
      outline, with: .color(amber.opacity(loud ? 0.95 : 0.5)),
      style: StrokeStyle(lineWidth: loud ? 1.6 : 1.1, dash: [5, 4]))
    let scale = min(1.25, min(box.width, box.height) / 56)
    if loud {
      context.fill(.ngon(box.centre, 6.4 * scale, turned: 0), with: .color(amber))
      context.fill(
        .rays(box.centre, from: 9 * scale, to: 12.6 * scale, count: 12, share: 0.35),
        with: .color(amber.opacity(0.9)))
    } else {
      context.fill(.ngon(box.centre, 3 * scale, turned: 0), with: .color(amber.opacity(0.6)))
    }
  }

  /// Where the Deer enters, and which way it pushes.
  func arrow(_ context: GraphicsContext, _ box: CGRect, _ way: Angle, chosen: Bool) {
    let outline = outline(box)
    if chosen { context.glow(box.centre, box.width * 0.9, box.height * 0.8, 0xFFB02E, 0.8) }
    context.fill(outline, with: .color(chosen ? rgb(0xFFB02E, 0.3) : ground))
    context.stroke(outline, with: .color(chosen ? tokens.legal : tokens.gold), lineWidth: chosen ? 2.4 : 1.6)
    let inner = context.placed(box.centre, scale: min(1.4, min(box.width, box.height) / 40), turned: way)
    let arrow = Path.data("M-15,-7L-3,-7L-3,-13L13,0L-3,13L-3,7L-15,7Z")
    inner.fill(arrow, with: .down(Gold.button, arrow.boundingRect))
    inner.stroke(arrow, with: .color(rgb(0x3A2408)), lineWidth: 1)
    inner.stroke(.data("M-11,-3L0,-3M-11,3L0,3"), with: .color(rgb(0x7A4E10)), lineWidth: 1)
  }

  /// The card that came or moved last: an edge, and a diamond at its side.
  func latest(_ context: GraphicsContext, _ box: CGRect) {
    context.stroke(.chamfered(box.grown(2.4), 8), with: .color(tokens.latest), lineWidth: 2.6)
    let half = box.width * 6 / 68
    let at = CGPoint(x: box.minX - half * 0.2, y: box.midY)
    let diamond = Path.ngon(at, half, 4, turned: 0)
    context.fill(diamond, with: .color(tokens.latest))
    context.stroke(diamond, with: .color(rgb(0x2A1006)), lineWidth: 1)
  }

  /// What is chosen: a double ring of amber.
  func chosen(_ context: GraphicsContext, _ box: CGRect) {
    let cut = box.width * 0.13
    context.stroke(.chamfered(box.grown(2.6), cut), with: .color(rgb(0xFFE9B0)), lineWidth: 3.2)
    context.stroke(.chamfered(box.grown(4.6), cut + 1), with: .color(rgb(0xC96F0B)), lineWidth: 1.2)
  }
}

/// The cup of a draw, 120 across with its laurel.
enum Cup {
  static func paint(_ context: GraphicsContext) {
    let bowl = Path.data(
      "M-17,-26L17,-26C17,-6 10,2 3.5,5L3.5,14L11,17L11,22L-11,22L-11,17L-3.5,14L-3.5,5C-10,2 -17,-6 -17,-26Z"
    )
    context.gild(bowl)
    context.stroke(bowl, with: .color(Gold.edge), lineWidth: 1)
    context.fill(
      .data("M0,-26L17,-26C17,-6 10,2 3.5,5L3.5,14L11,17L11,22L0,22Z"), with: .color(rgb(0x8A5A14, 0.25)))
    let handle = Path.data("M16,-22C27,-22 26,-6 12,-4")
    context.stroke(handle, with: .color(rgb(0xE9C46A)), lineWidth: 3)
    var left = context
    left.scaleBy(x: -1, y: 1)
    left.stroke(handle, with: .color(rgb(0xC08F38)), lineWidth: 3)
    context.fill(.star(CGPoint(x: 0, y: -12), 8, 3.2, 5), with: .color(Gold.dark))
  }
}
