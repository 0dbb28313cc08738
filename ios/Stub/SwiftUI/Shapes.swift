import LayoutEngine

/// A type with this protocol besides `View` belongs to no actor, as Apple's shapes.
@globalActor public actor _NoActor { public static let shared = _NoActor() }
@_NoActor @preconcurrency public protocol _RemoveGlobalActorIsolation {}

public protocol ShapeStyle: Sendable {}

public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}
extension AnyShapeStyle: Equatable {
  /// For the stub's own comparisons of texts.
  public static func == (a: Self, b: Self) -> Bool { "\(a.style)" == "\(b.style)" }
}
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thin = Material()
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .init() }
  public static var secondary: Self { .init() }
}
extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
}

public struct Color: View, ShapeStyle, Hashable, Walked {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float, linearGreen: Float, linearBlue: Float
    public var red: Float, green: Float, blue: Float, opacity: Float
  }
  nonisolated private let parts: [Double]
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { parts = [red, green, blue, opacity] }
  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(white: 0.5) }
  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3] * opacity)
  }
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    let (red, green, blue) = (Float(parts[0]), Float(parts[1]), Float(parts[2]))
    return Resolved(
      linearRed: red, linearGreen: green, linearBlue: blue, red: red, green: green, blue: blue,
      opacity: Float(parts[3]))
  }
  nonisolated public static let clear = Color(white: 0, opacity: 0)
  nonisolated public static let black = Color(white: 0)
  nonisolated public static let white = Color(white: 1)
  nonisolated public static let primary = Color(white: 0)
  nonisolated public static let secondary = Color(white: 0.4)
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [walk.painted(Rectangle(), [.fill(self)])] }
  nonisolated var alpha: Double { parts[3] }
}

public struct Gradient: ShapeStyle, Equatable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

public struct LinearGradient: ShapeStyle, View, Walked {
  nonisolated let gradient: Gradient
  nonisolated let from: UnitPoint, to: UnitPoint
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, from, to) = (gradient, startPoint, endPoint)
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [walk.painted(Rectangle(), [.fill(self)])] }
}
public struct RadialGradient: ShapeStyle, View, Walked {
  nonisolated let gradient: Gradient
  nonisolated let centre: UnitPoint
  nonisolated let radius: CGFloat
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, centre, radius) = (gradient, center, endRadius)
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [walk.painted(Rectangle(), [.fill(self)])] }
}
public struct EllipticalGradient: ShapeStyle, View, Walked {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { (self.gradient, centre, reach) = (gradient, center, endRadiusFraction) }
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { (gradient, centre, reach) = (Gradient(stops: stops), center, endRadiusFraction) }
  nonisolated let gradient: Gradient
  nonisolated let centre: UnitPoint
  nonisolated let reach: CGFloat
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [walk.painted(Rectangle(), [.fill(self)])] }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  @MainActor public var body: some View { Drawn(path: { path(in: $0) }) }
}

/// A shape: asked for its path, nothing to be heard.
struct Drawn: View, Walked {
  let path: (CGRect) -> Path
  typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    _ = path(CGRect(origin: .zero, size: walk.size))
    return []
  }
  func nodes(_ walk: Walk) -> [Node] { [walk.inked([Ink(path: path, style: ForegroundStyle())])] }
}

/// A shape filled or stroked, which can be so once more.
public struct _Painted<Outline: Shape>: View, Walked {
  let shape: Outline
  var inks: [Ink] = []
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    _ = shape.path(in: CGRect(origin: .zero, size: walk.size))
    return []
  }
  func nodes(_ walk: Walk) -> [Node] { [walk.inked(inks)] }
  /// Over what is painted already.
  func and(_ style: any ShapeStyle, _ pen: StrokeStyle? = nil, _ rule: FillStyle = FillStyle()) -> Self {
    let shape = shape
    return Self(
      shape: shape, inks: inks + [Ink(path: { shape.path(in: $0) }, style: style, pen: pen, rule: rule)])
  }
}
extension _Painted {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _Painted {
    and(content, nil, style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _Painted {
    and(content, style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _Painted
  {
    and(content, StrokeStyle(lineWidth: lineWidth))
  }
}
extension _Painted where Outline: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  )
    -> _Painted
  { bordered(content, StrokeStyle(lineWidth: lineWidth)) }
  /// A line inside its edge.
  func bordered(_ style: any ShapeStyle, _ pen: StrokeStyle) -> Self {
    let inner = shape.inset(by: pen.lineWidth / 2)
    return Self(shape: shape, inks: inks + [Ink(path: { inner.path(in: $0) }, style: style, pen: pen)])
  }
}

extension Shape {
  @MainActor public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _Painted<Self>
  { _Painted(shape: self).fill(content, style: style) }
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _Painted<Self>
  { _Painted(shape: self).stroke(content, style: style) }
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _Painted<Self>
  { _Painted(shape: self).stroke(content, lineWidth: lineWidth) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
}
extension InsettableShape {
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _Painted<Self> { _Painted(shape: self).bordered(content, style) }
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _Painted<Self> { _Painted(shape: self).bordered(content, StrokeStyle(lineWidth: lineWidth)) }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Rectangle> {
    _Inset(base: self, amount: amount)
  }
}
public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Circle> { _Inset(base: self, amount: amount) }
}
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Ellipse> { _Inset(base: self, amount: amount) }
}
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Capsule> { _Inset(base: self, amount: amount) }
}
public struct RoundedRectangle: InsettableShape {
  nonisolated public let cornerSize: CGSize
  nonisolated var amount: CGFloat = 0
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: corner)
  }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<UnevenRoundedRectangle> {
    _Inset(base: self, amount: amount)
  }
}
/// A shape in a smaller rectangle.
public struct _Inset<Base: InsettableShape>: InsettableShape {
  nonisolated let base: Base
  nonisolated let amount: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated public func inset(by more: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: amount + more)
  }
}
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius)
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    noted("clipShape") { placed in
      placed.clips = true
      placed.outline = { (box: CGRect) in shape.path(in: box) }
    }
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    noted("contentShape") { placed in
      guard kind.contains(.interaction) else { return }
      let (at, size) = (placed.frame.origin, placed.frame.size)
      placed.hit = shape.path(in: CGRect(origin: .zero, size: size)).points.map {
        CGPoint(x: at.x + $0.x, y: at.y + $0.y)
      }
    }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    down { $0.environment._foreground = style }
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { passed() }
  public func tint(_ tint: Color?) -> some View { down { $0.environment._tint = tint } }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { passed() }
  public func compositingGroup() -> some View { passed() }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    passed()
  }
  public func clipped(antialiased: Bool = false) -> some View { noted("clipped") { $0.clips = true } }
  public func zIndex(_ value: Double) -> some View { passed() }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { passed() }
  /// What cannot be seen cannot be heard.
  public func opacity(_ opacity: Double) -> some View {
    up(
      { found, _ in opacity == 0 ? [] : found },
      node: { child, _ in
        opacity == 0 ? Unseen(child) : Marked("opacity", child) { $0.opacity = opacity }
      })
  }
  public func hidden() -> some View { up({ _, _ in [] }, node: { child, _ in Unseen(child) }) }
}
