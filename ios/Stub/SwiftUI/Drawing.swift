import LayoutEngine

public typealias CGAffineTransform = Matrix
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct Path: Equatable, Sendable, CustomStringConvertible {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  private var steps: [Element] = []

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public var isEmpty: Bool { steps.isEmpty }
  public var description: String { "\(steps)" }
  public func forEach(_ body: (Element) -> Void) { steps.forEach(body) }

  /// Its corners, and what its curves bend to.
  var points: [CGPoint] { steps.flatMap(Self.points) }
  private static func points(_ step: Element) -> [CGPoint] {
    switch step {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let one, let two): [one, two, to]
    case .closeSubpath: []
    }
  }
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    let box = points.reduce((first.x, first.y, first.x, first.y)) {
      (min($0.0, $1.x), min($0.1, $1.y), max($0.2, $1.x), max($0.3, $1.y))
    }
    return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
  }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }

  public mutating func move(to end: CGPoint) { add(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { add(.closeSubpath) }
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for line in lines.dropFirst() { addLine(to: line) }
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let whole = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    circle.closeSubpath()
    addPath(circle, transform: whole.concatenating(transform))
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let (rx, ry) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    for (corner, x, y) in [
      (CGPoint(x: rect.maxX, y: rect.minY), -1.0, 1.0), (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1), (CGPoint(x: rect.minX, y: rect.minY), 1, 1),
    ] {
      let (aside, along) = (
        CGPoint(x: corner.x + x * rx, y: corner.y), CGPoint(x: corner.x, y: corner.y + y * ry)
      )
      let (first, last) = x * y < 0 ? (aside, along) : (along, aside)
      path.addLine(to: first)
      path.addQuadCurve(to: last, control: corner)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
  /// As Apple's: `clockwise` in a plane whose y points up, so the other way round in a picture.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= 2 * .pi }
    } else {
      while sweep < 0 { sweep += 2 * .pi }
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * Foundation.tan(step / 4)
    func at(_ angle: Double, _ out: Double = 0) -> CGPoint {
      let (x, y) = (Foundation.cos(angle), Foundation.sin(angle))
      return CGPoint(
        x: center.x + radius * (x - out * y), y: center.y + radius * (y + out * x)
      ).applying(transform)
    }
    let start = at(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      addCurve(to: at(from + step), control1: at(from, reach), control2: at(from + step, -reach))
    }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    steps += path.applying(transform).steps
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.steps = steps.map { step in
      switch step {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let c): .quadCurve(to: to.applying(transform), control: c.applying(transform))
      case .curve(let to, let one, let two):
        .curve(
          to: to.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  private mutating func add(_ step: Element) {
    steps.append(step)
    assert(Self.points(step).allSatisfy { $0.x.isFinite && $0.y.isFinite }, "a path through no point")
  }
}

public struct Canvas<Symbols: View>: View, Walked {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.renderer = renderer }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var context = GraphicsContext(environment: walk.environment, sheet: walk.host.sheet)
    renderer(&context, walk.size)
    return []
  }
  func nodes(_ walk: Walk) -> [Node] {
    let leaf = Leaf("Canvas") { placed in
      placed.draw = { context in
        guard var context = context as? GraphicsContext else { return }
        context.environment = walk.environment
        renderer(&context, placed.frame.size)
      }
    }
    return [leaf]
  }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.renderer = renderer }
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
