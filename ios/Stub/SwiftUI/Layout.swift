public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Something that has other views in it.
struct Inside<Content: View>: View, Walked {
  let content: Content
  typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct VStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct HStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct ZStack<Content: View>: View, Walked {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct LazyVStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct LazyHStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: View, Walked {
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct Grid<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct GridRow<Content: View>: View, Walked {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct Spacer: View, Walked {
  public init(minLength: CGFloat? = nil) {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}

public struct Divider: View, Walked {
  public init() {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}
extension ForEach: View, Walked where Content: View {
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var known: Set<ID> = []
    return data.flatMap { thing in
      let id = id(thing)
      precondition(known.insert(id).inserted, "two things of a ForEach with the id \(id)")
      return walk.into(id).elements(content(thing))
    }
  }
}
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

public struct ScrollView<Content: View>: View, Walked {
  public var content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

@MainActor public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View>: View, Walked {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content(ScrollViewProxy())) }
}

public struct ViewThatFits<Content: View>: View, Walked {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  /// The first that there is: sizes are not known here.
  func walk(_ walk: Walk) -> [Element] {
    if let many = content as? any Several { return many.several.first.map { walk.into(0).elements($0) } ?? [] }
    return walk.elements(content)
  }
}
@MainActor protocol Several { var several: [any View] { get } }
extension TupleView: Several { var several: [any View] { parts } }

public struct GeometryProxy {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("anchors are not known here") }
}
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init() }
}

public struct GeometryReader<Content: View>: View, Walked {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content(GeometryProxy(size: walk.size))) }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// A view of which the size is only guessed: 100 wide and 44 high, narrower where less is offered.
public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(100, proposal.width ?? 100), height: 44)
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    precondition(position.x.isFinite && position.y.isFinite, "placed at no point")
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  public var priority: Double { 0 }
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let views: [LayoutSubview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

struct LaidOut<L: Layout, Content: View>: View, Walked {
  let layout: L
  let content: Content
  typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    // It is asked for any number of views, so that it does not trap.
    for count in 0...4 {
      let views = LayoutSubviews(views: Array(repeating: LayoutSubview(), count: count))
      var cache = layout.makeCache(subviews: views)
      let proposal = ProposedViewSize(walk.size)
      _ = layout.sizeThatFits(proposal: .unspecified, subviews: views, cache: &cache)
      let size = layout.sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: views, cache: &cache)
    }
    return walk.elements(content)
  }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    precondition(!(width ?? 0).isNaN && !(height ?? 0).isNaN && (width ?? 0) >= 0 && (height ?? 0) >= 0)
    return down { walk in
      if let width, width.isFinite { walk.size.width = width }
      if let height, height.isFinite { walk.size.height = height }
    }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    down { walk in
      if let maxWidth { walk.size.width = min(walk.size.width, maxWidth) }
      if let maxHeight { walk.size.height = min(walk.size.height, maxHeight) }
    }
  }
  public func padding(_ insets: EdgeInsets) -> some View { passed() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { passed() }
  public func padding(_ length: CGFloat) -> some View { passed() }
  public func fixedSize() -> some View { passed() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { passed() }
  public func layoutPriority(_ value: Double) -> some View { passed() }
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { passed() }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { passed() }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { passed() }
  public func position(_ position: CGPoint) -> some View { passed() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { passed() }
  public func offset(_ offset: CGSize) -> some View { passed() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { passed() }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { passed() }
  public func scaledToFit() -> some View { passed() }
  public func scaledToFill() -> some View { passed() }
  public func zIndex(_ value: Double) -> some View { passed() }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { passed() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return overlay { inset }
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { passed() }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { passed() }
  public func gridCellColumns(_ count: Int) -> some View { passed() }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { passed() }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { passed() }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { passed() }

  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let below = content()
    return up { found, walk in walk.into("background").elements(below) + found }
  }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    up { found, walk in walk.into("background").elements(background) + found }
  }
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    passed()
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { passed() }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let above = content()
    return up { found, walk in found + walk.into("overlay").elements(above) }
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    up { found, walk in found + walk.into("overlay").elements(overlay) }
  }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    passed()
  }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    passed()
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { passed() }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { passed() }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { passed() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { passed() }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { passed() }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { passed() }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { passed() }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { .init() }
  public static var always: ScrollBounceBehavior { .init() }
  public static var basedOnSize: ScrollBounceBehavior { .init() }
}
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static var automatic: ScrollIndicatorVisibility { .init() }
  public static var visible: ScrollIndicatorVisibility { .init() }
  public static var hidden: ScrollIndicatorVisibility { .init() }
  public static var never: ScrollIndicatorVisibility { .init() }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: Self { .init() }
  public static var immediately: Self { .init() }
  public static var interactively: Self { .init() }
  public static var never: Self { .init() }
}
