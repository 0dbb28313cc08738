import Foundation

private let rough = 1e-6

/// Which number is where, from the core: `layout` is the face that looks up, its five neighbours clockwise as seen from
/// outside, for each of these the face opposite to it, and the face opposite to the first. The shell knows no die of its
/// own.
public struct DieBody: Equatable, Sendable {
  /// The faces, in the order of the slots of the solid.
  public let layout: [Int32]

  /// A die with the faces of `layout`.
  public init(layout: [Int32]) {
    self.layout = layout
  }

  /// The slot of the solid that `face` has.
  public func slot(_ face: Int32) -> Int {
    layout.prefix(Dodecahedron.normals.count).firstIndex(of: face) ?? 0
  }

  /// The number in `slot`; 0 where the core gave none.
  public func face(_ slot: Int) -> Int32 { layout.indices.contains(slot) ? layout[slot] : 0 }

  /// The five faces around `face`, clockwise as seen from outside.
  public func ring(_ face: Int32) -> [Int32] { Dodecahedron.rings[slot(face)].map(self.face) }
}

/// Twelve slots for faces: 0 looks up (z), 1 to 5 are around it clockwise as seen from outside, 6 to 10 opposite to those,
/// 11 opposite to 0. The middle of every face is 1 away from the middle of the body.
enum Dodecahedron {
  /// How far neighbours lean from each other: 63.4°, by its cosine.
  private static let lean = 1 / 5.0.squareRoot()
  private static let fifth = 2 * Double.pi / 5
  private static let front = -Double.pi / 2

  /// Where each slot looks, which is also its middle.
  static let normals: [Vec] = {
    let around = (0..<5).map { i in
      let angle = front - Double(i) * fifth
      return Vec(2 * lean * cos(angle), 2 * lean * sin(angle), lean)
    }
    return [.near] + around + around.map { -$0 } + [-.near]
  }()

  /// The five slots around each, clockwise as seen from outside.
  static let rings: [[Int]] = normals.indices.map(ring)

  /// The five corners of each, clockwise as seen from outside.
  static let corners: [[Vec]] = rings.indices.map { slot in
    rings[slot].aroundInPairs.map { corner(slot, $0.0, $0.1) }
  }

  /// From the middle to a corner.
  static let radius: Double = corners[0][0].length

  /// The five ways in which the body rests with `slot` up: an edge of the face towards the reader.
  static func rests(_ slot: Int) -> [Turn] {
    let up = Turn(from: normals[slot], to: .near)
    let first = up(normals[rings[slot][0]])
    let square = Turn(about: .near, angle: front - atan2(first.y, first.x)) * up
    return (0..<5).map { Turn(about: .near, angle: Double($0) * fifth) * square }
  }

  /// The rest with `slot` up that is the shortest way from `turn`; among ways of the same length rather over the near or
  /// far edge than aside, then by the clock.
  static func rest(_ slot: Int, from turn: Turn) -> Turn {
    func length(_ rest: Turn) -> (Double, Double, Double) {
      let way = rest * turn.inverse
      return (whole(way.angle), -whole(abs(way.axis.x)), -whole(way.axis.z))
    }
    return rests(slot).min { length($0) < length($1) } ?? turn
  }

  private static func ring(_ slot: Int) -> [Int] {
    let middle = normals[slot]
    let near = normals.indices.filter { abs(normals[$0].dot(middle) - lean) < rough }
    let right = normals[near[0]] - middle * lean
    let up = middle.cross(right)
    func clock(_ other: Int) -> Double {
      let angle = -atan2(normals[other].dot(up), normals[other].dot(right))
      return angle < -rough ? angle + 2 * .pi : angle
    }
    return near.sorted { clock($0) < clock($1) }
  }

  private static func corner(_ a: Int, _ b: Int, _ c: Int) -> Vec {
    let sum: Vec = normals[a] + normals[b] + normals[c]
    return sum / (1 + 2 * lean)
  }

  private static func whole(_ value: Double) -> Double { (value / rough).rounded() * rough }
}

extension Array {
  /// Each with the next, the last with the first.
  var aroundInPairs: [(Element, Element)] { Array<(Element, Element)>(zip(self, dropFirst() + prefix(1))) }
}
