import SwiftUI

/// The grammar of ornament: twelves, rays, rosettes, cut corners and stepped edges, each as a path. Angles are degrees,
/// clockwise from the top; the first corner of a twelve stands at 15, so that its top is flat.
extension Path {
  /// A regular polygon.
  static func ngon(_ centre: CGPoint, _ radius: CGFloat, _ corners: Int = 12, turned: CGFloat = 15) -> Path {
    ngon(centre, CGSize(width: radius, height: radius), corners, turned: turned)
  }

  /// The same, stretched: a table is as wide as its room.
  static func ngon(_ centre: CGPoint, _ radii: CGSize, _ corners: Int = 12, turned: CGFloat = 15) -> Path {
    Path(
      through: (0..<corners).map { corner in
        let out = outwards(turned + 360 * CGFloat(corner) / CGFloat(corners))
        return CGPoint(x: centre.x + radii.width * out.x, y: centre.y + radii.height * out.y)
      })
  }

  /// So many points, `inner` between them.
  static func star(
    _ centre: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ points: Int, turned: CGFloat = 0
  ) -> Path {
    Path(
      through: (0..<2 * points).map { corner in
        centre.towards(
          turned + 180 * CGFloat(corner) / CGFloat(points), corner.isMultiple(of: 2) ? outer : inner)
      })
  }

  /// Wedges from one radius to another; each takes `share` of its pitch.
  static func rays(
    _ centre: CGPoint, from inner: CGFloat = 0, to outer: CGFloat, count: Int = 24, share: CGFloat = 0.5,
    turned: CGFloat = 0, over sweep: CGFloat = 360
  ) -> Path {
    var path = Path()
    let step = sweep / CGFloat(count)
    for wedge in 0..<count {
      let angle = turned + CGFloat(wedge) * step
      let half = step * share / 2
      var corners = [centre.towards(angle - half, outer), centre.towards(angle + half, outer)]
      if inner > 0.1 {
        corners += [centre.towards(angle + half, inner), centre.towards(angle - half, inner)]
      } else {
        corners.append(centre)
      }
      path.addPath(Path(through: corners))
    }
    return path
  }

  /// A rectangle with cut corners.
  static func chamfered(_ rect: CGRect, _ cut: CGFloat) -> Path {
    let cut = max(0, min(cut, rect.width / 2, rect.height / 2))
    return Path(through: [
      CGPoint(x: rect.minX + cut, y: rect.minY), CGPoint(x: rect.maxX - cut, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + cut), CGPoint(x: rect.maxX, y: rect.maxY - cut),
      CGPoint(x: rect.maxX - cut, y: rect.maxY), CGPoint(x: rect.minX + cut, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - cut), CGPoint(x: rect.minX, y: rect.minY + cut),
    ])
  }

  /// A rectangle with corners of two steps.
  static func stepped(_ rect: CGRect, _ step: CGFloat) -> Path {
    let ways: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
      (rect.minX, rect.maxY, 1, -1),
    ]
    let corners = ways.enumerated().flatMap { place, way -> [CGPoint] in
      let (x, y, right, down) = way
      let points = [(0.0, 2.0), (1, 2), (1, 1), (2, 1), (2, 0)].map {
        CGPoint(x: x + right * step * CGFloat($0.0), y: y + down * step * CGFloat($0.1))
      }
      return place.isMultiple(of: 2) ? points : points.reversed()
    }
    return Path(through: corners)
  }

  /// The upper edge of a tray, stepped up twice to the middle; `half` is half the width of the highest part.
  static func skyline(from left: CGFloat, to right: CGFloat, at y: CGFloat, step: CGFloat, half: CGFloat)
    -> Path
  {
    let middle = (left + right) / 2
    let half = min(half, (right - left) / 2 - 50)
    var path = Path()
    path.addLines([
      CGPoint(x: left, y: y + 2 * step), CGPoint(x: left + 20, y: y + 2 * step),
      CGPoint(x: left + 34, y: y + step), CGPoint(x: middle - half, y: y + step),
      CGPoint(x: middle - half + 14, y: y), CGPoint(x: middle + half - 14, y: y),
      CGPoint(x: middle + half, y: y + step), CGPoint(x: right - 34, y: y + step),
      CGPoint(x: right - 20, y: y + 2 * step), CGPoint(x: right, y: y + 2 * step),
    ])
    return path
  }

  /// A line.
  static func line(_ from: CGPoint, _ to: CGPoint) -> Path {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    return path
  }

  /// A circle.
  static func disc(_ centre: CGPoint, _ radius: CGFloat) -> Path { oval(centre, radius, radius) }

  /// An ellipse.
  static func oval(_ centre: CGPoint, _ wide: CGFloat, _ high: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: centre.x - wide, y: centre.y - high, width: 2 * wide, height: 2 * high))
  }

  /// SVG path data of absolute lines and curves; `mirrored`: with its reflection in the axis x = 0.
  static func data(_ data: String, mirrored: Bool = false) -> Path {
    let path = PathData.path(data)
    if !mirrored { return path }
    var both = path
    both.addPath(path.applying(CGAffineTransform(scaleX: -1, y: 1)))
    return both
  }

  /// The whole of a shape of which the right half is written, from the axis x = 0 to the axis: mirrored.
  static func symmetric(_ half: String) -> Path {
    var path = PathData.path(half)
    var ends: [(Path.Element, CGPoint)] = []
    var at = CGPoint.zero
    path.forEach { step in
      switch step {
      case .move(let to): at = to
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        ends.append((step, at))
        at = to
      case .closeSubpath: break
      }
    }
    func over(_ point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: point.y) }
    path.addLine(to: over(at))
    for (step, start) in ends.reversed() {
      switch step {
      case .quadCurve(_, let control): path.addQuadCurve(to: over(start), control: over(control))
      case .curve(_, let one, let two):
        path.addCurve(to: over(start), control1: over(two), control2: over(one))
      default: path.addLine(to: over(start))
      }
    }
    path.closeSubpath()
    return path
  }
}

/// Where an angle points: degrees, clockwise from the top.
func outwards(_ degrees: CGFloat) -> CGPoint {
  let angle = Double(degrees) * .pi / 180
  return CGPoint(x: sin(angle), y: -cos(angle))
}

extension CGPoint {
  /// So far away at an angle.
  func towards(_ degrees: CGFloat, _ far: CGFloat) -> CGPoint {
    let out = outwards(degrees)
    return CGPoint(x: x + far * out.x, y: y + far * out.y)
  }
}

extension CGRect {
  /// Its middle.
  var centre: CGPoint { CGPoint(x: midX, y: midY) }

  /// Around a point.
  init(around centre: CGPoint, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
  }

  /// Larger on all sides.
  func grown(_ by: CGFloat) -> CGRect { insetBy(dx: -by, dy: -by) }
}
