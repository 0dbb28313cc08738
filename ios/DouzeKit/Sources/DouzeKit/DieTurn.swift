import Foundation

private let tiny = 1e-9

/// A place or a direction: x to the right, y up, z towards the reader.
typealias Vec = SIMD3<Double>

extension Vec {
  static let across = Vec(1, 0, 0)
  static let up = Vec(0, 1, 0)
  static let near = Vec(0, 0, 1)

  var length: Double { dot(self).squareRoot() }
  var unit: Vec { self / length }

  func dot(_ other: Vec) -> Double { (self * other).sum() }

  func cross(_ other: Vec) -> Vec {
    Vec(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

/// A rotation: a unit quaternion, always on the side of the shorter way.
public struct Turn: Equatable, Sendable {
  /// By nothing.
  public static let none = Turn(w: 1, v: .zero)

  private let w: Double
  private let v: Vec

  private init(w: Double, v: Vec) {
    (self.w, self.v) = (w, v)
  }

  /// Half turns have two ways of the same length: the one towards the reader is taken.
  private init(shorter w: Double, _ v: Vec) {
    let back = w < -tiny || (w <= tiny && v.x < -tiny)
    let size = hypot(w, v.length) * (back ? -1 : 1)
    self.init(w: w / size, v: v / size)
  }

  /// Anticlockwise for who looks against `axis`, in radians.
  init(about axis: Vec, angle: Double) {
    self.init(shorter: cos(angle / 2), axis.unit * sin(angle / 2))
  }

  /// The shortest that brings `from` to `to`.
  init(from: Vec, to: Vec) {
    let across = from.cross(to)
    let angle = acos(min(max(from.unit.dot(to.unit), -1), 1))
    if across.length > tiny {
      self.init(about: across, angle: angle)
    } else if angle < 1 {
      self = .none
    } else {
      self.init(about: abs(from.x) < abs(from.z) ? .across : .up, angle: angle)
    }
  }

  /// What a finger does that has gone `x` to the right and `y` down over a picture of `side`: the near side follows it,
  /// once across is half a turn.
  public init(finger x: Double, _ y: Double, side: Double) {
    let way = Vec(y, x, 0)
    self = way.length > 0 && side > 0 ? Turn(about: way, angle: way.length / side * .pi) : .none
  }

  /// 0 to half a turn.
  var angle: Double { 2 * atan2(v.length, w) }

  /// Its length means nothing for a turn by nothing.
  var axis: Vec { v.length < tiny ? .near : v.unit }

  var inverse: Turn { Turn(w: w, v: -v) }

  /// The second, then the first.
  public static func * (last: Turn, first: Turn) -> Turn {
    Turn(
      shorter: last.w * first.w - last.v.dot(first.v),
      first.v * last.w + last.v * first.w + last.v.cross(first.v))
  }

  func callAsFunction(_ place: Vec) -> Vec {
    let twice = v.cross(place) * 2
    return place + twice * w + v.cross(twice)
  }

  /// `share` of the way.
  func part(_ share: Double) -> Turn { Turn(about: axis, angle: angle * share) }
}
