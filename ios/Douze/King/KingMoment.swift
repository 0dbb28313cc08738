import DouzeCore
import DouzeKit

/// The seats while a beat is played: the screen before, with all that the beats have changed so far.
struct KingMoment {
  /// What moves in this beat; nil when nothing does.
  let motion: Motion?
  private let seats: [Int32: KingSeatView]
  private let earlier: [Int32: KingSeatView]
  private let playing: Playing?
  private let index: Int

  /// The table at the clock's beat `index`; `before` is the screen from which the beats lead to `view`.
  init(view: KingView, clock: Playing?, index: Int?, before: Screen?) {
    let last = view.groups.flatMap(\.seats)
    guard let clock, let index, clock.beats.indices.contains(index) else {
      seats = last.bySeat
      earlier = seats
      (motion, playing, self.index) = (nil, nil, 0)
      return
    }
    var then = last.map(\.blank)
    if case .king(let king) = before?.body { then = king.groups.flatMap(\.seats) }
    let beat = clock.beats[index]
    earlier = (then + clock.beats.prefix(index).flatMap(\.seats)).bySeat
    seats = earlier.merging(beat.seats.bySeat) { $1 }
    (motion, playing, self.index) = (beat.motion, clock, index)
  }

  /// Those of `group` as they are now.
  func seats(_ group: GroupView) -> [KingSeatView] { group.seats.map { seats[$0.seat] ?? $0 } }

  /// What of a seat is new in this beat.
  func news(_ now: KingSeatView) -> News {
    guard playing != nil else { return News() }
    let before = earlier[now.seat]
    return News(
      turning: turning(now, from: before?.face ?? 0),
      opened: now.card?.character != nil && before?.card?.character == nil,
      cardStruck: now.card?.struck != nil && before?.card?.struck == nil,
      valued: now.counted != nil && now.counted?.text != before?.counted?.text)
  }

  /// The clock for what `moves` in this beat; nil for what lies still: it asks for no frame.
  func clock(_ moves: Bool = true) -> Playing? { moves ? playing : nil }

  /// How far the beat has come: 1 when it is over, or nothing moves.
  func done(_ now: Moment?) -> Double { now.done(of: index) }

  private func turning(_ now: KingSeatView, from face: Int32) -> Turning? {
    if case .diceRolled(let rolled) = motion, rolled.contains(now.seat) {
      return Turning(way: .roll, from: face, to: now.face)
    }
    guard face != now.face else { return nil }
    switch motion {
    case .dieFlipped: return Turning(way: .flip, from: face, to: now.face)
    case .dieTipped: return Turning(way: .tip, from: face, to: now.face)
    default: return nil
    }
  }
}

/// What of a seat is new in a beat.
struct News: Equatable {
  var turning: Turning?
  var opened = false
  var cardStruck = false
  var valued = false
}

/// How a beat turns a die.
struct Turning: Equatable {
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

  /// Before the first screen of a table: nothing is rolled, played or counted.
  fileprivate var blank: KingSeatView {
    KingSeatView(
      seat: seat, name: name, face: 0, struck: struck, reach: reach, card: nil, value: nil,
      champion: champion, points: points, pointsShort: pointsShort, pointsStruck: pointsStruck, ones: ones,
      twos: twos, crowns: crowns, inHand: inHand, mark: mark, active: active, turned: turned,
      spoken: spoken, why: why)
  }
}

extension [KingSeatView] {
  /// By their seats, the last where there are several.
  fileprivate var bySeat: [Int32: KingSeatView] {
    Dictionary(map { ($0.seat, $0) }, uniquingKeysWith: { $1 })
  }
}
