import DouzeCore
import SwiftUI

/// What a seat's cards look like: black has cut corners, white round ones; the colour only says it again.
struct Suit {
  let fill: Color
  let ink: Color
  let edge: Color
  let shape: CornerShape
}

extension Tokens {
  /// What the cards of a seat look like.
  func suit(seat: Int) -> Suit {
    if seat == 0 {
      return Suit(
        fill: cardBlackFill, ink: cardBlackInk, edge: cardBlackEdge, shape: CornerShape(part: 0.13, cut: true)
      )
    }
    return Suit(fill: cardWhiteFill, ink: cardWhiteInk, edge: cardWhiteEdge, shape: CornerShape(part: 0.24))
  }
}

/// An open card: animal, number in its tab, and `points` as a coin. Silent: the view that shows it speaks.
struct AnimalCard: View {
  let view: CardView
  let side: CGFloat
  var points: String?
  var ghost = false
  var selected = false

  var body: some View {
    // Its shadow and the ring of what is chosen are around it.
    let around = side * 0.12
    Canvas { context, _ in
      AnimalCardInk(view: view, points: points, selected: selected, side: side).paint(
        context.placed(CGPoint(x: around, y: around), scale: side / 100))
    }
    .frame(width: side + 2 * around, height: side + 2 * around)
    .frame(width: side, height: side)
    .allowsHitTesting(false)
    .opacity(ghost ? 0.72 : 1)
    .accessibilityHidden(true)
  }
}

/// How a card of the forest duel is painted, on a square of 100.
struct AnimalCardInk {
  let view: CardView
  var points: String?
  var selected = false
  /// Smaller cards have larger tabs: numbers are what is compared.
  var side: CGFloat = 100

  private var legible: Bool { side >= 80 }
  private var grown: CGFloat { legible ? 1 : side >= 48 ? 1.22 : 1.7 }

  private var black: Bool { view.seat == 0 }

  func paint(_ context: GraphicsContext) {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    // Black cards have cut corners, white ones round: the tone only says it again.
    let card = outline(box)
    context.shade({ outline(box.offsetBy(dx: 0, dy: 3).grown($0)) }, strength: 0.11, grown: [5, 3.4, 2, 0.8])
    let ground =
      black
      ? ramp([(0, 0x3B342C), (0.65, 0x1D1915), (1, 0x0E0B09)])
      : ramp([(0, 0xFFFBEF), (0.6, 0xF6ECD3), (1, 0xE2D0A8)])
    context.fill(card, with: .outwards(ground, CGPoint(x: 50, y: 38), 75))
    let inside = context.within(card)
    inside.fill(
      .rays(CGPoint(x: 50, y: 56), from: 8, to: 90, share: 0.42),
      with: .color(black ? rgb(0x4A4136, 0.38) : rgb(0xE9D9B4, 0.5)))
    context.stroke(outline(box.grown(-0.8)), with: .color(edge), lineWidth: 1.6)
    context.stroke(
      .stepped(box.grown(-4.5), 3), with: .color(rgb(black ? 0xB98532 : 0xA9843F)), lineWidth: 0.9)
    let place = CGRect(x: 10, y: 17, width: 80, height: 80)
    context.picture(animal(view.card, black: black, gentle: view.gentle), in: place)
    tab(inside.placed(.zero, scale: grown))
    if let points { Coin.paint(context.placed(CGPoint(x: 85, y: 85)), 14.5, points) }
    if selected {
      context.stroke(outline(box.grown(3)), with: .color(rgb(0xFFB02E)), lineWidth: 3.4)
      context.stroke(outline(box.grown(-0.8)), with: .color(rgb(0xFFE9B0)), lineWidth: 1.2)
    }
  }

  private var edge: Color { rgb(black ? 0xD9B566 : 0x7A5A22) }

  private func outline(_ box: CGRect) -> Path {
    black ? .chamfered(box, 8) : Path(roundedRect: box, cornerRadius: 9, style: .circular)
  }

  /// The number, in the opposite tone.
  private func tab(_ context: GraphicsContext) {
    context.fill(.data("M0,0L30,0L30,17L21,27L0,27Z"), with: .color(rgb(black ? 0xF3E8CF : 0x14110E)))
    context.stroke(.data("M31.4,.8L31.4,17.6L21.8,28.4L.8,28.4"), with: .color(edge), lineWidth: 1.2)
    set(context, view.number, CGPoint(x: 14.6, y: 14), 21, rgb(black ? 0x17120F : 0xF8F0DD))
  }

  private func set(_ context: GraphicsContext, _ text: String, _ at: CGPoint, _ size: CGFloat, _ ink: Color) {
    let face = legible ? DisplayFont.word : DisplayFont.name
    let number = Text(verbatim: text).font(.custom(face, fixedSize: size)).foregroundStyle(ink)
    // The hairlines of small numbers are drawn bolder.
    let asides: [CGFloat] = legible ? [0] : [-0.5, 0.5]
    for aside in asides {
      context.draw(number, at: CGPoint(x: at.x + aside, y: at.y), anchor: .center)
    }
  }
}

/// A card face down.
struct CardBack: View {
  let seat: Int
  let width: CGFloat

  var body: some View {
    Canvas { context, size in
      let box = CGRect(origin: .zero, size: size).grown(-0.7)
      let card =
        seat == 0
        ? Path.chamfered(box, size.width * 0.13)
        : Path(roundedRect: box, cornerRadius: size.width * 0.16, style: .circular)
      let (ground, sign) = seat == 0 ? (rgb(0x1D1915), rgb(0xF3E8CF)) : (rgb(0xF6ECD3), rgb(0x1B1613))
      context.fill(card, with: .color(ground))
      context.stroke(card, with: .color(rgb(seat == 0 ? 0xD9B566 : 0x7A5A22)), lineWidth: 1.4)
      context.fill(.ngon(box.centre, size.width * 0.24), with: .color(sign))
    }
    .frame(width: width, height: 1.35 * width)
    .accessibilityHidden(true)
  }
}
