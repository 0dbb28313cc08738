import Foundation

/// What takes a touch: the smallest convex outline round some points, counterclockwise where y points up.
struct Outline {
  private let corners: [CGPoint]
  /// Square points that count.
  private static let least: CGFloat = 36

  init(round points: [CGPoint]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var way: [CGPoint] = []
      for point in points {
        while way.count > 1, Self.side(way[way.count - 2], way[way.count - 1], point) <= 0 {
          way.removeLast()
        }
        way.append(point)
      }
      return Array(way.dropLast())
    }
    corners = half(sorted) + half(sorted.reversed())
  }

  /// The box round what both have; null where they only meet.
  func common(_ other: Outline) -> CGRect {
    var left = corners
    for (place, from) in other.corners.enumerated() {
      let to = other.corners[(place + 1) % other.corners.count]
      left = Self.cut(left, from, to)
    }
    let area = left.indices.reduce(CGFloat(0)) {
      let (a, b) = (left[$1], left[($1 + 1) % left.count])
      return $0 + (a.x * b.y - a.y * b.x) / 2
    }
    // Along a border that both share there is a line.
    if area < Self.least { return .null }
    return left.dropFirst().reduce(left.first.map { CGRect(origin: $0, size: .zero) } ?? .null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// What of a way round is left of a line.
  private static func cut(_ way: [CGPoint], _ from: CGPoint, _ to: CGPoint) -> [CGPoint] {
    way.indices.flatMap { place -> [CGPoint] in
      let (a, b) = (way[place], way[(place + 1) % way.count])
      let (before, after) = (side(from, to, a), side(from, to, b))
      let kept = before >= 0 ? [a] : []
      guard before * after < 0 else { return kept }
      let part = before / (before - after)
      return kept + [CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)]
    }
  }

  /// Above 0: `point` is left of the way from one to the other.
  private static func side(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> CGFloat {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }
}
