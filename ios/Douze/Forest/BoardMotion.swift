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

/// What lies and what moves while a beat is played: the new board, with what is still to come taken back.
struct BoardMotion: Equatable {
  /// What does not move.
  let resting: [Spot: CardView]
  let moving: [CardOnItsWay]

  /// During the beat at `index`.
  init(_ board: BoardView, _ beats: [Beat], at index: Int) {
    let toCome = beats.dropFirst(index + 1).reversed()
    let after = toCome.reduce(Self.lying(board)) { cards, beat in Self.before(cards, beat.motion) }
    moving = beats.indices.contains(index) ? Self.moving(after, beats[index].motion) : []
    resting = Self.without(after, moving.map(\.to))
  }

  private typealias Cards = [Spot: CardView]

  private static func lying(_ board: BoardView) -> Cards {
    var cards: Cards = [:]
    for cell in board.cells where cell.mark != .ghost { cards[cell.spot] = cell.card }
    return cards
  }

  private static func before(_ cards: Cards, _ motion: Motion) -> Cards {
    switch motion {
    case .cardPlaced(_, let row, let col): without(cards, [Spot(row: row, col: col)])
    case .linePushed(_, let row, let col, let shifts):
      back(without(cards, [Spot(row: row, col: col)]), shifts)
    case .cardMoved(_, let shift): back(cards, [shift])
    default: cards
    }
  }

  private static func back(_ cards: Cards, _ shifts: [ShiftView]) -> Cards {
    var before = without(cards, shifts.map(\.to))
    for shift in shifts {
      if let card = cards[shift.to] { before[shift.from] = card }
    }
    return before
  }

  private static func without(_ cards: Cards, _ spots: [Spot]) -> Cards {
    cards.filter { !spots.contains($0.key) }
  }

  private static func moving(_ after: Cards, _ motion: Motion) -> [CardOnItsWay] {
    switch motion {
    case .cardPlaced(let card, let row, let col):
      [CardOnItsWay(card: card, from: nil, to: Spot(row: row, col: col))]
    case .linePushed(let card, let row, let col, let shifts):
      [entering(card, Spot(row: row, col: col), shifts.first)]
        + shifts.compactMap { shift in
          after[shift.to].map { CardOnItsWay(card: $0, from: shift.from, to: shift.to) }
        }
    case .cardMoved(let card, let shift):
      [CardOnItsWay(card: card, from: shift.from, to: shift.to)]
    default: []
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

extension CellView {
  /// Where it is.
  var spot: Spot { Spot(row: row, col: col) }
}

extension ShiftView {
  fileprivate var from: Spot { Spot(row: fromRow, col: fromCol) }
  fileprivate var to: Spot { Spot(row: toRow, col: toCol) }
}
