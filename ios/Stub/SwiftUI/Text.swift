import LayoutEngine

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let words: String
  public init(_ value: String) { words = value }
  public init(stringLiteral value: String) { words = value }
}

public struct Text: View, Equatable, Walked {
  nonisolated let words: String
  nonisolated var face = Face()
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    words = key.words
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { words = String(content) }
  nonisolated public init(verbatim content: String) { words = content }
  nonisolated public init(_ attributedContent: AttributedString) {
    words = String(attributedContent.characters)
  }
  nonisolated public static func + (a: Text, b: Text) -> Text { Text(verbatim: a.words + b.words) }
  /// How its letters are to be, where the text says so itself.
  struct Face: Equatable, Sendable {
    var font: Font?
    var style: AnyShapeStyle?
    var colour: Color? { style?.style as? Color }
    var tracking: CGFloat = 0
    var struck = false
  }
  nonisolated private func with(_ change: (inout Face) -> Void) -> Text {
    var text = self
    change(&text.face)
    return text
  }
  nonisolated public func font(_ font: Font?) -> Text {
    with { $0.font = font }
  }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func italic(_ isActive: Bool) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = AnyShapeStyle(style) }
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.struck = isActive }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    self
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern(), dot = Pattern(), dash = Pattern()
    }
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    if words.isEmpty { return [] }
    walk.host.drawn.insert(words)
    var element = Element()
    element.label = words
    element.traits = .isStaticText
    return [element]
  }
  func nodes(_ walk: Walk) -> [Node] {
    [Words(words, walk.setting(face), paint: walk.inked(face))]
  }
}

public struct Font: Hashable, Sendable {
  var size: CGFloat?
  var family: String?
  /// Grows as this style of the system does; nil: not at all.
  var style: TextStyle? = .body
  var mono = false
  /// In points, at the reader's size.
  func points(_ letters: DynamicTypeSize) -> CGFloat {
    guard let style else { return size ?? 17 }
    let own = TextSizes.points("\(style)", letters.rawValue)
    return size.map { $0 * TextSizes.growth("\(style)", letters.rawValue) } ?? own
  }
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    let weight: Int
    public static let regular = Weight(weight: 4), medium = Weight(weight: 5), semibold = Weight(weight: 6)
    public static let bold = Weight(weight: 7), heavy = Weight(weight: 8), black = Weight(weight: 9)
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public static let largeTitle = Font(style: .largeTitle), title = Font(style: .title)
  public static let title2 = Font(style: .title2), title3 = Font(style: .title3)
  public static let headline = Font(style: .headline), subheadline = Font(style: .subheadline)
  public static let body = Font(), callout = Font(style: .callout), footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption), caption2 = Font(style: .caption2)
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, mono: design == .monospaced)
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, style: nil, mono: design == .monospaced)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, family: name) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(size: size, family: name, style: textStyle)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, family: name, style: nil)
  }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

public struct Image: View, Equatable, Walked {
  nonisolated let name: String?
  nonisolated var stretches = false
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = nil }
  nonisolated public init(systemName: String) { name = systemName }
  nonisolated public init(uiImage: UIImage) { name = nil }
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.stretches = true
    return image
  }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
  public typealias Body = Never
  /// VoiceOver would read a name that nobody wrote.
  func walk(_ walk: Walk) -> [Element] {
    guard let name else { return [] }
    var element = Element()
    element.label = name
    element.traits = .isImage
    return [element]
  }
  /// A sign of the system is about as large as the letters beside it.
  func nodes(_ walk: Walk) -> [Node] {
    let side = walk.setting(Text.Face()).points * 1.2
    let ideal = CGSize(width: side, height: side)
    let ink = walk.standIn(name ?? "")
    return [stretches ? Leaf("Image", ideal: ideal, paint: ink) : Solid("Image", ideal, paint: ink)]
  }
}

public struct Label<Title: View, Icon: View>: View, Walked {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(title) }
  func nodes(_ walk: Walk) -> [Node] {
    [walk.stacked(.across, nil, guide: .firstBaseline, walk.nodes(icon) + walk.nodes(title))]
  }
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
  public func font(_ font: Font?) -> some View { down { $0.environment.font = font } }
  public func bold(_ isActive: Bool = true) -> some View { passed() }
  public func italic(_ isActive: Bool = true) -> some View { passed() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { passed() }
  public func fontDesign(_ design: Font.Design?) -> some View { passed() }
  public func monospaced(_ isActive: Bool = true) -> some View { passed() }
  public func monospacedDigit() -> some View { passed() }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { down { $0.environment._struck = isActive } }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { passed() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    down { $0.environment.multilineTextAlignment = alignment }
  }
  public func lineLimit(_ number: Int?) -> some View { down { $0.environment.lineLimit = number } }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { passed() }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    down { $0.environment._lineSpacing = lineSpacing }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    down { $0.environment._minimumScaleFactor = factor }
  }
  public func textCase(_ textCase: Text.Case?) -> some View { passed() }
}
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { .init() }
}
