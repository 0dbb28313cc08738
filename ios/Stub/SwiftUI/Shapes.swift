/// A type with this protocol besides `View` belongs to no actor, as Apple's shapes.
@globalActor public actor _NoActor { public static let shared = _NoActor() }
@_NoActor @preconcurrency public protocol _RemoveGlobalActorIsolation {}

public protocol ShapeStyle: Sendable {}

public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }
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
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public struct LinearGradient: ShapeStyle, View, Walked {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}
public struct RadialGradient: ShapeStyle, View, Walked {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}
public struct EllipticalGradient: ShapeStyle, View, Walked {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
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
}

/// A shape filled or stroked, which can be so once more.
public struct _Painted<Outline: Shape>: View, Walked {
  let shape: Outline
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    _ = shape.path(in: CGRect(origin: .zero, size: walk.size))
    return []
  }
}
extension _Painted {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _Painted {
    self
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _Painted {
    self
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _Painted
  {
    self
  }
}
extension _Painted where Outline: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  )
    -> _Painted
  { self }
}

extension Shape {
  @MainActor public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _Painted<Self>
  { _Painted(shape: self) }
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _Painted<Self>
  { _Painted(shape: self) }
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _Painted<Self>
  { _Painted(shape: self) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
}
extension InsettableShape {
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _Painted<Self> { _Painted(shape: self) }
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _Painted<Self> { _Painted(shape: self) }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}
public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> Circle { self }
}
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
}
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
}
public struct RoundedRectangle: InsettableShape {
  nonisolated public let cornerSize: CGSize
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
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
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { passed() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { passed() }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    passed()
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { passed() }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { passed() }
  public func tint(_ tint: Color?) -> some View { passed() }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { passed() }
  public func compositingGroup() -> some View { passed() }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    passed()
  }
  public func clipped(antialiased: Bool = false) -> some View { passed() }
  public func zIndex(_ value: Double) -> some View { passed() }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { passed() }
  /// What cannot be seen cannot be heard.
  public func opacity(_ opacity: Double) -> some View { up { found, _ in opacity == 0 ? [] : found } }
  public func hidden() -> some View { up { _, _ in [] } }
}
