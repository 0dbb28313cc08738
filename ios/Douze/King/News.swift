import DouzeCore
import DouzeKit

extension Tween<KingFrame> {
  /// The screen's table, on its way there while a beat is played.
  init(_ view: KingView, _ table: TableContext, at index: Int?) {
    var before: KingFrame?
    if case .king(let king) = table.before?.body { before = king.table }
    self.init(rest: view.table, before: before, clock: table.clock, index: index) {
      if case .king(let king) = $0 { king } else { nil }
    }
  }

  /// What moves in the beat.
  var moves: KingMotion? {
    if case .king(let king) = motion { king } else { nil }
  }

  /// What of the seat `now` differs between the two frames.
  func news(_ now: KingSeatView) -> News {
    let before = from?.groups.lazy.flatMap(\.seats).first { $0.seat == now.seat }
    return News(
      turning: turning(now, from: before?.face ?? 0),
      opened: now.card?.character != nil && before?.card?.character == nil,
      crossedOut: now.card?.struck != nil && before?.card?.struck == nil,
      valued: now.counted != nil && now.counted?.text != before?.counted?.text)
  }

  private func turning(_ now: KingSeatView, from face: Int32) -> DieTurn? {
    let turned = face != now.face
    switch moves {
    case .diceRolled(let seats):
      return seats.contains(now.seat) ? DieTurn(way: .roll, from: face, to: now.face) : nil
    case .diceFlipped: return turned ? DieTurn(way: .flip, from: face, to: now.face) : nil
    case .dieTipped: return turned ? DieTurn(way: .tip, from: face, to: now.face) : nil
    case .cardsRevealed, .dicePassed, .tokenTaken, .crownTaken, nil: return nil
    }
  }
}

/// Changes to a seat during a beat.
struct News: Equatable {
  var turning: DieTurn?
  var opened = false
  var crossedOut = false
  var valued = false
}

/// How a beat turns a die.
struct DieTurn: Equatable {
  enum Way { case roll, flip, tip }

  let way: Way
  let from: Int32
  let to: Int32

  /// The same, `done` so far.
  func motion(_ done: Double) -> DieMotion {
    switch way {
    case .roll: .roll(from: from, to: to, progress: done)
    case .flip: .flip(from: from, to: to, progress: done)
    case .tip: .tip(from: from, to: to, progress: done)
    }
  }
}

extension KingSeatView {
  /// What counts: among champions what it is there.
  var counted: ValueView? { champion ?? value }
}
