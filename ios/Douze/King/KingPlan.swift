import SwiftUI

/// Where the things of each seat are on a table of twelve sides: four seats at its sides, clockwise from the far one;
/// three at the left, the right and before the reader; two opposite to each other. While cards are open the dice are
/// smaller and each has its card beside it, towards the middle.
struct KingPlan: Equatable {
  enum Side { case north, east, south, west }

  struct Place: Equatable {
    let side: Side
    /// The middle of the die.
    let die: CGPoint
    let card: CGRect
    let plaque: CGRect
  }

  static let plaqueHeight: CGFloat = 46
  /// Dice are never smaller, but on a table that is too low for them.
  static let smallestDie: CGFloat = 84
  private static let largestDie: CGFloat = 190
  private static let margin: CGFloat = 4
  /// Dice at the sides are on the felt, not on its edge.
  private static let inward: CGFloat = 8
  /// By what the corners of a die's square reach under the plaques above and below it.
  private static let (tuckAbove, tuckBelow): (CGFloat, CGFloat) = (5, 6)
  /// An open card has room for its name.
  private static let namedCard: CGFloat = 76

  let size: CGSize
  /// Each die has an open card at its right side.
  let open: Bool
  let die: CGFloat
  let places: [Place]
  /// In the middle, where there is room for the crown.
  let medallion: CGFloat

  /// `sides`: in the order of the seats.
  init(_ size: CGSize, sides: [Side], open: Bool) {
    let seats = sides.count
    let plaque = Self.plaqueHeight
    let (north, aside) = (sides.contains(.north), sides.contains(.east))
    let spread = open || seats < 4
    // How many dice stand above each other, and what their plaques leave for them.
    let rows: CGFloat = (north ? 1 : 0) + 1 + (aside && spread ? 1 : 0)
    let plaques = Self.plaques(north: north, aside: aside && spread)
    let tall = (size.height - plaques) / rows
    let broad =
      open
      ? min((size.width / 2 - 16) / 1.72, size.width / 2 - 14 - Self.namedCard)
      : (size.width - 4 * Self.margin) / (aside ? 3 : 2)
    let die = max(56, min(tall, broad, Self.largestDie))
    // No higher than its row: above and below it are plaques.
    let high = min(max(80, die * 0.92), die - 4)
    let card =
      open ? CGSize(width: Self.cardWidth(die, size.width), height: high) : CGSize(width: 26, height: 36)
    self.size = size
    self.open = open
    self.die = die
    let gap = max(0, (tall - die) * rows)
    medallion = !open && seats != 3 && gap > 70 ? min(gap * 0.36, 60) : 0

    let middle = size.width / 2
    let pair = open ? (die + 4 + card.width) / 2 - die / 2 : 0
    let farY = (north ? plaque - Self.tuckAbove : 6) + die / 2
    let nearY = size.height - plaque + Self.tuckBelow - die / 2
    let sideY = spread && north ? (farY + nearY - (plaque - 4)) / 2 : north ? (farY + nearY) / 2 - 8 : farY
    // Between two plaques there is room for the die before the reader, where it reaches up to them.
    let reaches = sideY + die / 2 - 4 + plaque > nearY - die / 2
    let between = aside && !spread && reaches ? max(104, (size.width - die) / 2 - Self.margin) : .infinity
    let wide = min(max(size.width * (spread ? 0.42 : 0.36), 122), 196, between)
    places = sides.map { side in
      switch side {
      case .north, .south:
        let y = side == .north ? farY : nearY
        let at = CGPoint(x: middle - pair, y: y)
        let beside =
          open
          ? CGPoint(x: at.x + die / 2 + 4 + card.width / 2, y: y)
          : CGPoint(x: at.x + die / 2 + 14, y: side == .north ? y - die * 0.3 : y + die * 0.3)
        return Place(
          side: side, die: at, card: CGRect(around: beside, card.width, card.height),
          plaque: CGRect(
            x: middle - wide * 0.55, y: side == .north ? 0 : size.height - plaque, width: wide * 1.1,
            height: plaque))
      case .west, .east:
        let left = side == .west
        let edge = Self.margin + (open ? 0 : Self.inward) + die / 2
        let x = left ? edge : size.width - edge
        let inwards: CGFloat = left ? 1 : -1
        let beside =
          open
          ? CGPoint(x: x + inwards * (die / 2 + 4 + card.width / 2), y: sideY)
          : CGPoint(x: x + inwards * die * 0.5, y: sideY + die * 0.36)
        return Place(
          side: side, die: CGPoint(x: x, y: sideY), card: CGRect(around: beside, card.width, card.height),
          plaque: CGRect(
            x: left ? Self.margin : size.width - Self.margin - wide, y: sideY + die / 2 - 4, width: wide,
            height: plaque))
      }
    }
  }

  /// Of an open card: room for its name, as long as a die and a card stand twice beside each other.
  private static func cardWidth(_ die: CGFloat, _ width: CGFloat) -> CGFloat {
    max(62, min(max(90, die * 0.7), width / 2 - die - 14))
  }

  /// By the sides of the twelve-sided table, 0 nearest to the reader, then clockwise.
  static func sides(_ places: [Int32]) -> [Side] {
    places.map { place in
      switch place {
      case 1...5: .west
      case 6: .north
      case 7...11: .east
      default: .south
      }
    }
  }

  /// Less than this, and a die would be smaller than a finger wants it.
  static func leastHeight(_ sides: [Side], open: Bool) -> CGFloat {
    let seats = sides.count
    let (north, aside) = (sides.contains(.north), sides.contains(.east))
    let spread = open || seats < 4
    let rows: CGFloat = (north ? 1 : 0) + 1 + (aside && spread ? 1 : 0)
    return plaques(north: north, aside: aside && spread) + rows * (rows > 2 ? 72 : smallestDie)
  }

  /// How much of the height plaques take from the dice.
  private static func plaques(north: Bool, aside: Bool) -> CGFloat {
    (north ? plaqueHeight - tuckAbove : 6) + plaqueHeight - tuckBelow + (aside ? plaqueHeight - 4 : 0)
  }
}
