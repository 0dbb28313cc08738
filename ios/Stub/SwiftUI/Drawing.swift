#if os(Linux)
  public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    public init(rotationAngle angle: CGFloat) {
      let (sin, cos) = (CGFloat(Foundation.sin(Double(angle))), CGFloat(Foundation.cos(Double(angle))))
      self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    }
    public static let identity = CGAffineTransform()
    public func concatenating(_ o: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
        tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty)
    }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  public enum CGLineCap: Int32, Sendable { case butt, round, square }
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif

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
    addRect(rect)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  public var isEmpty: Bool { steps.isEmpty }
  public var description: String { "\(steps)" }
  public func forEach(_ body: (Element) -> Void) { steps.forEach(body) }

  private var points: [CGPoint] {
    steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [control, to]
      case .curve(let to, let one, let two): [one, two, to]
      case .closeSubpath: []
      }
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
    assert(points.suffix(3).allSatisfy { $0.x.isFinite && $0.y.isFinite }, "a path through no point")
  }
}

/// Counts what is drawn; draws nothing.
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static var foreground: Shading { Shading() }
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  public struct BlendMode: Equatable, Sendable {
    public static var normal: BlendMode { BlendMode() }
  }
  public struct ResolvedText {
    let text: Text
    public var shading = Shading.foreground
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(CGFloat(text.words.count) * 8, size.width), height: 20)
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { 16 }
  }
  public struct ResolvedImage {
    public var size: CGSize { CGSize(width: 24, height: 24) }
    public var shading: Shading?
  }
  public struct ResolvedSymbol { public var size: CGSize { CGSize(width: 24, height: 24) } }

  public var opacity = 1.0
  public internal(set) var environment: EnvironmentValues
  public var transform = CGAffineTransform.identity

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

public struct Canvas<Symbols: View>: View, Walked {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.renderer = renderer }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var context = GraphicsContext(environment: walk.environment)
    renderer(&context, walk.size)
    return []
  }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.renderer = renderer }
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
