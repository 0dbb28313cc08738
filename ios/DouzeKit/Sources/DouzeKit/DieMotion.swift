import Foundation

private let rolls = 2.0
private let rock = 0.3

/// Away from the reader and a little aside, like a throw.
private let throwAxis = Vec(-1, 0.35, 0)

/// It is in the air at first, as a hand lets it go.
private let jumps: [(begin: Double, end: Double, height: Double)] = [
  (-0.3, 0.3, 1.1), (0.3, 0.6, 0.42), (0.6, 0.8, 0.16), (0.8, 0.9, 0.04),
]

/// What a beat does to a die; `progress` is the moment's, from 0 to 1. `from` 0 has no numbers yet; nil is wherever it lay
/// last.
public enum DieMotion: Equatable, Sendable {
  /// Half a turn, to the face opposite.
  case flip(from: Int32?, to: Int32, progress: Double)
  /// Over an edge, to a neighbour.
  case tip(from: Int32?, to: Int32, progress: Double)
  /// A throw: a few turns.
  case roll(from: Int32?, to: Int32, progress: Double)
  /// It keeps its face and rocks a little, while the table view carries it from seat to seat.
  case pass(face: Int32, progress: Double)

  /// The face it starts with.
  public var from: Int32? {
    switch self {
    case .flip(let from, _, _), .tip(let from, _, _), .roll(let from, _, _): from
    case .pass(let face, _): face
    }
  }

  /// The face it ends on.
  public var to: Int32 {
    switch self {
    case .flip(_, let to, _), .tip(_, let to, _), .roll(_, let to, _): to
    case .pass(let face, _): face
    }
  }

  /// How far it has come.
  var time: Double {
    switch self {
    case .flip(_, _, let progress), .tip(_, _, let progress), .roll(_, _, let progress),
      .pass(_, let progress):
      min(max(progress, 0), 1)
    }
  }

  /// How far above the table it is, in radii: a throw bounces three times, a turn is lifted over its edge.
  public var lift: Double {
    switch self {
    case .roll: bounce
    case .flip: 0.5 * sin(.pi * time)
    case .tip: 0.16 * sin(.pi * time)
    case .pass: 0.3 * sin(.pi * time)
    }
  }

  /// How far aside of its place it still is, in radii to the right and down.
  public var aside: CGSize {
    guard case .roll = self else { return .zero }
    let left = (1 - time) * (1 - time) * (1 - time)
    return CGSize(width: 1.5 * left, height: -0.5 * left)
  }

  private var bounce: Double {
    guard let jump = jumps.first(where: { time < $0.end }) else { return 0 }
    let share = (time - jump.begin) / (jump.end - jump.begin)
    return jump.height * 4 * share * (1 - share)
  }

  /// The rotation of the body on its way from `start` to `end`.
  public func turn(from start: Turn, to end: Turn) -> Turn {
    func way(_ done: Double) -> Turn { (end * start.inverse).part(done) * start }
    switch self {
    case .flip, .tip:
      return way(time * time * (3 - 2 * time))
    case .roll:
      let done = 1 - (1 - time) * (1 - time) * (1 - time)
      return Turn(about: throwAxis, angle: rolls * 2 * .pi * (1 - done)) * way(done)
    case .pass:
      return Turn(about: .up, angle: rock * sin(2 * .pi * time) * (1 - time)) * start
    }
  }

  /// How much of the numbers is seen: a die that had none gets them on its way.
  public func shown(start: Int32) -> Double {
    if to == 0 { return 0 }
    return start == 0 ? min(2 * time, 1) : 1
  }
}

/// Where a die rests: each motion starts where the last one ended, and goes the shortest way.
public struct DieRest: Equatable, Sendable {
  /// The face that is up; 0: not rolled yet.
  public private(set) var face: Int32 = 0
  /// The rotation of the body.
  public private(set) var turn = Turn.none

  /// Whose rest it is.
  public let die: DieBody

  /// Not rolled yet.
  public init(_ die: DieBody) {
    self.die = die
  }

  /// It has landed on `next`.
  public mutating func lie(on next: Int32) {
    if next != face { turn = end(on: next) }
    face = next
  }

  /// Its rotation after the shortest way to `next`.
  public func end(on next: Int32) -> Turn {
    next == 0 ? turn : Dodecahedron.rest(die.slot(next), from: turn)
  }
}
