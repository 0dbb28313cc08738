import DouzeKit
import SwiftUI

/// The inset of a face, and what grows it again with round corners: the edges between are the bevel.
private let inset = 0.93
private let roundness = 0.05
private let bevel = 0.1
private let gap = 0.035

/// A face is lighter towards the light.
private let lighter = 0.07
private let darker = 0.09

/// Sizes of numbers, in radii: of the face that is up, of those around it, and how much smaller two digits are.
private let up = 0.7
private let around = 0.52
private let twoDigits = 0.86

/// Where there are no numbers around, the one that is up is larger.
private let alone = 0.82

/// Numbers are set once, so high.
private let em: CGFloat = 100
/// Of that: the height of a digit, and how far copies stand to all sides, which make it bold.
private let digit: CGFloat = 69
private let bold: CGFloat = 2.2

/// How much longer than it is seen a number is on a face that leans away, or nobody could read it; and a ring, within the face.
private let legible = 0.85
private let rounder = 0.3

/// From this size on the numbers of the faces around are read.
private let readable: CGFloat = 64

/// How a die is painted: a lit solid, its numbers engraved.
struct DieInk {
  let struck: Bool
  let reachable: [DieFace]
  let targets: Set<Int32>

  private var stone: DieStone { struck ? .grey : .ivory }

  /// `numbers` from 0, blank faces, to 1.
  func paint(
    _ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, side: CGFloat, numbers: Double
  ) {
    for slot in sight.visible {
      let outline = Path(through: sight.outline(slot))
      context.fill(outline, with: .color(stone.within))
      context.stroke(outline, with: .color(stone.within), style: rounded(sight.radius * gap))
    }
    for slot in sight.visible { face(context, solid, sight, slot) }
    let wide = side >= readable
    for slot in sight.visible {
      let facing = sight.up(slot)
      let seen = numbers * (wide ? 1 : min(max(facing * 2 - 1, 0), 1))
      let high = wide ? around + (up - around) * facing : alone
      if targets.contains(solid.face(slot)), numbers > 0 {
        target(context.faint(numbers), solid, sight, slot, high)
      }
      if seen > 0 { number(context.faint(seen), solid, sight, slot, high) }
    }
  }

  private func face(_ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ slot: Int) {
    let light = sight.light(slot)
    let whole = Path(through: sight.outline(slot))
    let edge = GraphicsContext.Shading.color(stone.at(light + bevel))
    context.fill(whole, with: edge)
    context.stroke(whole, with: edge, style: rounded(sight.radius * 0.012))
    let reach = reach(solid, slot)
    let middle = sight.centre(slot)
    let fade = GraphicsContext.Shading.linearGradient(
      Gradient(colors: reach.map(lit) ?? [stone.at(light + lighter), stone.at(light - darker)]),
      startPoint: CGPoint(x: middle.x - sight.radius * 0.4, y: middle.y - sight.radius * 0.45),
      endPoint: CGPoint(x: middle.x + sight.radius * 0.4, y: middle.y + sight.radius * 0.45))
    let plane = Path(through: sight.outline(slot, share: inset))
    context.fill(plane, with: fade)
    context.stroke(plane, with: fade, style: rounded(sight.radius * roundness))
    if let reach {
      context.stroke(
        plane, with: .color(rgb(reach.selected ? 0x8A4A08 : 0xE0A22E)),
        style: rounded(sight.radius * (reach.selected ? 0.09 : 0.05)))
    }
  }

  /// A face that may be chosen glows, the chosen one more.
  private func lit(_ reach: DieFace) -> [Color] {
    reach.selected ? [rgb(0xFFD98A), rgb(0xFFB02E)] : [rgb(0xFFF3CE), rgb(0xFFD98A)]
  }

  /// A double ring round the number; a disc under that of the face that is up.
  private func target(
    _ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ slot: Int, _ high: Double
  ) {
    let context = flat(context, sight, slot, high * DieSight.corner, rounder)
    let violet = GraphicsContext.Shading.color(rgb(0x6A2FC0))
    if met(solid, sight, slot) {
      context.fill(.disc(.zero, 0.58), with: violet)
    } else {
      context.stroke(.disc(.zero, 0.58), with: violet, lineWidth: 0.088)
      context.stroke(.disc(.zero, 0.49), with: violet, lineWidth: 0.023)
    }
  }

  /// Cut into the face: its lower right edge is lit, its upper left one shaded; 6 and 9 stand on a line.
  private func number(
    _ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ slot: Int, _ high: Double
  ) {
    let value = solid.face(slot)
    let met = met(solid, sight, slot)
    let size = high * (value > 9 ? twoDigits : 1) * DieSight.corner / em
    let context = flat(context, sight, slot, size, legible)
    func set(_ colour: Color, _ x: CGFloat, _ y: CGFloat) {
      let letters = Text(verbatim: "\(value)").font(.custom(DisplayFont.name, fixedSize: em))
        .foregroundStyle(colour)
      let text = context.resolve(letters)
      let wide = CGSize(width: 4 * em, height: 4 * em)
      let corner = CGPoint(
        x: x - text.measure(in: wide).width / 2, y: y + digit / 2 - text.firstBaseline(in: wide))
      for (right, down) in [(0, 0), (-bold, 0), (bold, 0), (0, -bold), (0, bold)] {
        context.draw(text, at: CGPoint(x: corner.x + right, y: corner.y + down), anchor: .topLeading)
      }
      if value == 6 || value == 9 {
        let line = CGRect(x: x - 18, y: y + digit / 2 + 8, width: 36, height: 5)
        context.fill(Path(roundedRect: line, cornerRadius: 1), with: .color(colour))
      }
    }
    if !met {
      set(stone.lit, 1.8, 2.8)
      set(stone.shaded, -0.9, -1.2)
    }
    set(met ? .white : stone.ink, 0, 0)
  }

  private func reach(_ solid: DieBody, _ slot: Int) -> DieFace? {
    reachable.first { $0.face == solid.face(slot) }
  }

  private func met(_ solid: DieBody, _ sight: DieSight, _ slot: Int) -> Bool {
    slot == sight.main && targets.contains(solid.face(slot)) && reach(solid, slot)?.selected != true
  }

  /// In the plane of a face, from its middle; `scale` where that middle is 1 away from the middle of the body.
  private func flat(
    _ context: GraphicsContext, _ sight: DieSight, _ slot: Int, _ scale: Double, _ longer: Double
  ) -> GraphicsContext {
    var context = context
    context.concatenate(CGAffineTransform(sight.slant(slot, longer: longer)))
    context.scaleBy(x: scale, y: scale)
    return context
  }
}

/// What a die is made of: a ramp from dark to light, and the colours of what is cut into it.
struct DieStone {
  let ramp: [UInt32]
  let ink: Color
  /// The lit and the shaded edge of what is cut.
  let lit: Color
  let shaded: Color
  /// Seen between the faces.
  let within: Color

  private static let places = [0, 0.35, 0.6, 0.82, 1]

  static let ivory = DieStone(
    ramp: [0x7B6038, 0xBFA36D, 0xE4D1A4, 0xF8EED3, 0xFFFDF5], ink: rgb(0x2E1A0A), lit: rgb(0xFFFFFF, 0.9),
    shaded: rgb(0x9A7B4A, 0.6), within: rgb(0x6B5130))

  /// A cancelled die.
  static let grey = DieStone(
    ramp: [0x3A3436, 0x625A5C, 0x857C7E, 0xA59C9E, 0xB8B0B1], ink: rgb(0x17100E), lit: rgb(0xFFFFFF, 0.5),
    shaded: rgb(0x4A4446, 0.6), within: rgb(0x2E282A))

  /// The colour of a brightness, which may run beyond 0 and 1.
  func at(_ brightness: Double) -> Color {
    let place = min(max(brightness, 0), 1)
    let next = max(1, Self.places.firstIndex { place <= $0 } ?? Self.places.count - 1)
    let share = (place - Self.places[next - 1]) / (Self.places[next] - Self.places[next - 1])
    func part(_ shift: UInt32) -> Double {
      let (dark, light) = (Double(ramp[next - 1] >> shift & 0xFF), Double(ramp[next] >> shift & 0xFF))
      return (dark + (light - dark) * share) / 255
    }
    return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
  }
}

/// What a die darkens on the table: two soft ellipses, one wide, one close to it.
enum DieShadow {
  /// In a square of `side`; `lift` in radii, `shade` less by day, `sunk` under a cancelled die.
  static func paint(
    _ context: GraphicsContext, side: CGFloat, lift: CGFloat, shade: Double, sunk: Bool
  ) {
    let radius = side / 2
    let near = shade / Double(1 + lift)
    func fading(_ stops: [(CGFloat, Double)]) -> Gradient {
      ramp(stops.map { ($0.0, 0x000000, $0.1 * near) })
    }
    context.oval(
      CGPoint(x: 1.1 * radius, y: (sunk ? 1.66 : 1.75) * radius),
      (sunk ? 1.12 : 1.32 + 0.2 * lift) * radius, 0.42 * radius, fading([(0, 0.75), (0.55, 0.42), (1, 0)]))
    context.oval(
      CGPoint(x: 1.04 * radius, y: 1.7 * radius), 0.86 * radius, 0.34 * radius,
      fading([(0, 0.8), (0.7, 0.5), (1, 0)]))
  }
}

/// The seal with the cross: on what does not count.
enum WaxSeal {
  static func paint(_ context: GraphicsContext, _ radius: CGFloat) {
    for by in [2.4, 1] {
      context.fill(.ngon(CGPoint(x: 0, y: 1.2 + by / 2), radius + by), with: .color(.black.opacity(0.2)))
    }
    context.fill(.star(.zero, radius * 1.12, radius * 0.98, 24), with: .color(rgb(0x5A0614)))
    let body = Path.ngon(.zero, radius)
    context.fill(
      body, with: .down(ramp([(0, 0xD03A50), (0.5, 0x9A1830), (1, 0x6A0A1E)]), body.boundingRect))
    context.stroke(body, with: .color(rgb(0xF0CF7E)), lineWidth: max(1, radius * 0.09))
    context.stroke(.ngon(.zero, radius * 0.74), with: .color(rgb(0xFFD9A0)), lineWidth: 0.7)
    context.stroke(
      .cross(.zero, radius * 0.34), with: .color(rgb(0xFFF3D6)),
      style: StrokeStyle(lineWidth: radius * 0.2, lineCap: .round))
  }
}

private func rounded(_ width: Double) -> StrokeStyle { StrokeStyle(lineWidth: width, lineJoin: .round) }

extension Path {
  /// A closed way through `corners`.
  init(through corners: [CGPoint]) {
    self.init()
    addLines(corners)
    closeSubpath()
  }
}

extension CGAffineTransform {
  fileprivate init(_ slant: Slant) {
    self.init(
      a: slant.right.width, b: slant.right.height, c: slant.down.width, d: slant.down.height, tx: slant.at.x,
      ty: slant.at.y)
  }
}
