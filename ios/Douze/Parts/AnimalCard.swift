import DouzeCore
import SwiftUI

/// Parts of a card's side: `number` and `points` are letters in the strip `above`; the animal has what that and the
/// strip `below` leave, so that none of them covers another.
private struct Plan {
  let number: CGFloat
  let points: CGFloat
  let above: CGFloat
  let below: CGFloat

  static let small = Plan(number: 0.3, points: 0.24, above: 0.36, below: 0.06)
  static let large = Plan(number: 0.21, points: 0.18, above: 0.27, below: 0.21)
}

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

/// An open card: animal, number, name where there is room, and `points`. An animal that is not to be drawn is its
/// number, large. Silent: whoever shows it speaks.
struct AnimalCard: View {
  let view: CardView
  let side: CGFloat
  var points: String?
  var ghost = false
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  /// From this side on a card has room for its name.
  private var named: Bool { side >= 92 }
  private var plan: Plan { named ? .large : .small }
  private var suit: Suit { tokens.suit(seat: Int(view.seat)) }
  /// Letters on a card grow with the reader's setting as far as there is room; its sentence is in the panel.
  private var grow: CGFloat { letters > .large ? 1.15 : 1 }
  private var room: CGFloat { (1 - grow * (plan.above + plan.below)) * side }

  var body: some View {
    ZStack(alignment: .top) {
      middle.padding(.top, grow * plan.above * side)
      if !view.gentle { number }
      if named { name }
      if let points { badge(points) }
    }
    .frame(width: side, height: side, alignment: .top)
    .framed(suit.shape, fill: suit.fill, edge: ghost ? nil : suit.edge, width: 1.5)
    .overlay { if ghost { Color.clear.dashed(shape: suit.shape, colour: suit.ink, width: 2) } }
    .opacity(ghost ? 0.62 : 1)
    .accessibilityHidden(true)
  }

  @ViewBuilder private var middle: some View {
    if !view.gentle {
      Picture(image: animal(view.card), colour: suit.ink, size: room)
    } else {
      CardWords(text: view.number, height: 0.8 * room, colour: suit.ink).frame(width: room, height: room)
    }
  }

  private var number: some View {
    CardWords(text: view.number, height: grow * plan.number * side, colour: suit.ink)
      .padding(.leading, 0.11 * side)
      .padding(.top, 0.03 * side)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// As large as all names are, but for one that would not fit.
  private var name: some View {
    Text(view.name)
      .font(.system(size: 0.135 * grow * side, weight: .bold))
      .foregroundStyle(suit.ink)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 0.1 * side)
      .padding(.vertical, 0.04 * side)
      .frame(maxHeight: .infinity, alignment: .bottom)
  }

  private func badge(_ points: String) -> some View {
    CardWords(text: points, height: grow * plan.points * side, colour: suit.fill)
      .padding(.horizontal, 0.09 * side)
      .background(Capsule().fill(suit.ink))
      .padding(0.02 * side)
      .background(Capsule().fill(suit.fill))
      .padding(0.035 * side)
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// Letters of this height, whatever the reader's setting: they are part of a drawing that has no more room.
private struct CardWords: View {
  let text: String
  let height: CGFloat
  let colour: Color

  var body: some View {
    Text(text)
      .font(.system(size: height, weight: .bold))
      .foregroundStyle(colour)
      .fixedSize()
  }
}

/// A card face down.
struct CardBack: View {
  let seat: Int
  let width: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    let suit = tokens.suit(seat: seat)
    Circle()
      .fill(suit.ink)
      .frame(width: 0.42 * width, height: 0.42 * width)
      .frame(width: width, height: 1.35 * width)
      .framed(suit.shape, fill: suit.fill, edge: suit.edge, width: 1.5)
      .accessibilityHidden(true)
  }
}
