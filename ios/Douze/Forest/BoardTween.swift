import DouzeCore
import DouzeKit

/// A place on the board.
struct Spot: Hashable {
  let row: Int32
  let col: Int32
}

/// A card on its way; `from` outside the board for one that enters, nil for one that is laid down.
struct CardOnItsWay: Equatable {
  let card: CardView
  let from: Spot?
  let to: Spot
}

/// What rests and what moves while a beat is played: what moves is on its way to where it is in the frame.
struct BoardTween: Equatable {
  /// What does not move.
  let resting: [Spot: CardView]
  let moving: [CardOnItsWay]

  /// During the clock's beat at `index`; nil where nothing is played.
  init?(_ clock: Playing?, at index: Int?) {
    guard let clock, let index, let frame = clock.forest(at: index) else { return nil }
    let lying = frame.cards.map { (Spot(row: $0.row, col: $0.col), $0.card) }
    let cards = Dictionary(lying, uniquingKeysWith: { $1 })
    let moving = Self.moving(cards, clock.moves(at: index))
    self.moving = moving
    resting = cards.filter { card in !moving.contains { $0.to == card.key } }
  }

  private static func moving(_ cards: [Spot: CardView], _ motion: ForestMotion?) -> [CardOnItsWay] {
    switch motion {
    case .cardPlaced(let card, let row, let col):
      [CardOnItsWay(card: card, from: nil, to: Spot(row: row, col: col))]
    case .linePushed(let card, let row, let col, let shifts):
      [entering(card, Spot(row: row, col: col), shifts.first)]
        + shifts.compactMap { shift in
          cards[shift.to].map { CardOnItsWay(card: $0, from: shift.from, to: shift.to) }
        }
    case .cardMoved(let card, let shift):
      [CardOnItsWay(card: card, from: shift.from, to: shift.to)]
    case .cardsRevealed, .cardsRemoved, nil: []
    }
  }

  /// The card that pushes comes from behind those that it pushes; when none moves it is simply laid down.
  private static func entering(_ card: CardView, _ to: Spot, _ way: ShiftView?) -> CardOnItsWay {
    let from = way.map { way in
      Spot(
        row: to.row - (way.toRow - way.fromRow).signum(), col: to.col - (way.toCol - way.fromCol).signum())
    }
    return CardOnItsWay(card: card, from: from, to: to)
  }
}

extension Playing {
  /// What moves in the beat at `place`.
  func moves(at place: Int?) -> ForestMotion? {
    guard let place, beats.indices.contains(place), case .forest(let forest) = beats[place].motion else {
      return nil
    }
    return forest
  }

  /// The table after the beat at `place`.
  func forest(at place: Int?) -> ForestFrame? {
    guard let place, beats.indices.contains(place), case .forest(let forest) = frame(at: place) else {
      return nil
    }
    return forest
  }
}

extension CellView {
  /// Where it is.
  var spot: Spot { Spot(row: row, col: col) }
}

extension ShiftView {
  fileprivate var from: Spot { Spot(row: fromRow, col: fromCol) }
  fileprivate var to: Spot { Spot(row: toRow, col: toCol) }
}
