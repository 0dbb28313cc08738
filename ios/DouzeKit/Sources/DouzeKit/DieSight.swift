import Foundation

/// From the eye to the middle of the body: 4.6 of its radii.
private let eye = 4.6 * Dodecahedron.radius
private let grazing = 1e-3
/// How much a face looks towards the reader that is one of five around.
private let leans = 0.447
/// From the upper left.
private let lamp = Vec(-0.45, 0.62, 0.64).unit
private let dusk = 0.34
private let noon = 0.70
/// Faces that look down are a little darker: they see only the table.
private let below = 0.06

/// How far from the front the reader looks down, in degrees: so little that the numbers of all five faces around are read.
public enum DieTilt {
  /// For a die on a table.
  public static let table = 3.0
  /// For a die whose side faces are tapped.
  public static let level = 2.0

  fileprivate static func turn(_ degrees: Double) -> Turn {
    Turn(about: .across, angle: -degrees * .pi / 180)
  }
}

/// What is seen of the body rotated by a turn, in a square picture of `side` units, with a margin around it.
public struct DieSight: Sendable {
  /// The slots that face the reader.
  public let visible: [Int]
  /// The slot that faces the reader most.
  public let main: Int
  /// Units of the picture for a length of 1 in the plane of the face that looks up.
  public let unit: Double

  /// From the middle of the body to a corner, where the middle of a face is 1 away.
  public static let corner = Dodecahedron.radius
  /// The same in units of the picture.
  public let radius: Double

  private let turn: Turn
  private let side: Double
  private let zoom: Double

  /// A body that is as `turn` says, seen from where the reader sits, `tilt` degrees from the front.
  public init(_ turn: Turn, side: Double, margin: Double = 0, tilt: Double = DieTilt.table) {
    self.init(seen: DieTilt.turn(tilt) * turn, side: side, margin: margin)
  }

  init(seen turn: Turn, side: Double, margin: Double = 0) {
    self.turn = turn
    self.side = side
    let radius = Dodecahedron.radius
    zoom = (side / 2 - margin) / radius * (eye * eye - radius * radius).squareRoot()
    unit = zoom / (eye - 1)
    self.radius = zoom * radius / eye
    let facing = Dodecahedron.normals.map { turn($0).z }
    visible = facing.indices.filter { facing[$0] * eye > 1 + grazing }
    main = visible.max { facing[$0] < facing[$1] } ?? 0
  }

  /// 1 for a face that looks straight at the reader, 0 for one that leans away out of sight.
  public func facing(_ slot: Int) -> Double { min(max(turn(Dodecahedron.normals[slot]).z, 0), 1) }

  /// 1 for a face that looks straight at the reader, 0 for one that leans away like the five around it, or more.
  public func up(_ slot: Int) -> Double { min(max((facing(slot) - leans) / (1 - leans), 0), 1) }

  /// The corners, clockwise; within the face's plane `share` of the way from its middle to them.
  public func outline(_ slot: Int, share: Double = 1) -> [CGPoint] {
    Dodecahedron.corners[slot].map { place(turn($0 * share + Dodecahedron.normals[slot] * (1 - share))) }
  }

  /// The middle of a face.
  public func centre(_ slot: Int) -> CGPoint { place(turn(Dodecahedron.normals[slot])) }

  /// How bright a face is: from dusk for one away from the light to a little over 1 for one in it.
  public func light(_ slot: Int) -> Double {
    let normal = turn(Dodecahedron.normals[slot])
    return dusk + noon * max(0, normal.dot(lamp)) - (normal.y < -0.5 ? below : 0)
  }

  /// Those of `faces` that are in sight, by the clock from twelve.
  public func clockwise(_ slots: [Int]) -> [Int] {
    let middle = centre(main)
    func clock(_ slot: Int) -> Double {
      let at = centre(slot)
      let angle = atan2(at.x - middle.x, middle.y - at.y)
      return angle < 0 ? angle + 2 * .pi : angle
    }
    return slots.filter(visible.contains).sorted { clock($0) < clock($1) }
  }

  /// The part of the picture that belongs to `slot` for a finger: all that is nearer to its middle than to any other's.
  /// Larger than what is seen of a face that leans away.
  public func touch(_ slot: Int) -> [CGPoint] {
    let own = centre(slot)
    let all = [
      CGPoint.zero, CGPoint(x: side, y: 0), CGPoint(x: side, y: side), CGPoint(x: 0, y: side),
    ]
    return visible.filter { $0 != slot }.reduce(all) { area, other in nearer(area, own, centre(other)) }
  }

  /// How a point in the plane of `slot`, from its middle and a length of 1 as in the body, comes into the picture. Down
  /// is the reader's: no number ever stands on its head. So little of a face leans that a slant does for perspective.
  /// On a face that leans away it is `longer` than it is seen, away from the middle of the die, by this share on the five around.
  public func slant(_ slot: Int, longer: Double) -> Slant {
    let middle = turn(Dodecahedron.normals[slot])
    let up = (Vec.up - middle * middle.dot(.up)).unit
    let (at, whole) = (centre(slot), eye - middle.z)
    let (aside, below) = (at.x - side / 2, at.y - side / 2)
    let away = max(aside * aside + below * below, .leastNonzeroMagnitude)
    let share = longer * (1 - self.up(slot)) / away
    func way(_ direction: Vec) -> CGSize {
      let x = (zoom * direction.x + aside * direction.z) / whole
      let y = (-zoom * direction.y + below * direction.z) / whole
      let outward = share * (aside * x + below * y)
      return CGSize(width: x + aside * outward, height: y + below * outward)
    }
    return Slant(right: way(up.cross(middle)), down: way(-up), at: at)
  }

  private func place(_ v: Vec) -> CGPoint {
    CGPoint(x: side / 2 + zoom * v.x / (eye - v.z), y: side / 2 - zoom * v.y / (eye - v.z))
  }
}

/// Where one step to the right and one down lead from a place in the picture.
public struct Slant: Sendable {
  /// A step to the right.
  public let right: CGSize
  /// A step down.
  public let down: CGSize
  /// Where the steps begin.
  public let at: CGPoint
}

/// What of `area` is nearer to `own` than to `other`.
private func nearer(_ area: [CGPoint], _ own: CGPoint, _ other: CGPoint) -> [CGPoint] {
  func lead(_ at: CGPoint) -> CGFloat { far(at, other) - far(at, own) }
  return area.aroundInPairs.flatMap { a, b -> [CGPoint] in
    let (here, there) = (lead(a), lead(b))
    let share = here / (here - there)
    let border = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    switch (here >= 0, there >= 0) {
    case (true, true): return [a]
    case (true, false): return [a, border]
    case (false, true): return [border]
    case (false, false): return []
    }
  }
}

private func far(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
}
