import LayoutEngine

/// Draws nothing, unless its host has a sheet: then what is drawn can be looked at as SVG.
public struct GraphicsContext {
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case plain(Color)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
    }
    var kind = Kind.plain(.black)
    public static var foreground: Shading { Shading() }
    public static func color(_ color: Color) -> Shading { Shading(kind: .plain(color)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
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
    let node: Words
    public var shading: Shading
    public func measure(in size: CGSize) -> CGSize { node.size(Proposal(size)) }
    public func firstBaseline(in size: CGSize) -> CGFloat { node.baseline(Proposal(size), last: false) }
    public func lastBaseline(in size: CGSize) -> CGFloat { node.baseline(Proposal(size), last: true) }
  }
  public struct ResolvedImage {
    public var size: CGSize { CGSize(width: 24, height: 24) }
    public var shading: Shading?
  }
  public struct ResolvedSymbol { public var size: CGSize { CGSize(width: 24, height: 24) } }

  public var opacity = 1.0
  public internal(set) var environment: EnvironmentValues
  public var transform = CGAffineTransform.identity
  let sheet: Sheet?
  var clips: [String] = []

  init(environment: EnvironmentValues, sheet: Sheet? = nil) {
    self.environment = environment
    self.sheet = sheet
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if let sheet, !options.contains(.inverse) {
      clips.append(sheet.clip(path.applying(transform), style.isEOFilled))
    }
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    sheet?.fill(path, shading, style, self, clips)
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    sheet?.stroke(path, shading, style, self, clips)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      text: text, node: Words(text.words, environment.setting(text.face)),
      shading: .color(text.face.colour ?? .black))
  }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    sheet?.draw(text, rect, self)
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: 1e4, height: 1e4))
    let at = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    sheet?.draw(text, CGRect(origin: at, size: size), self)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
