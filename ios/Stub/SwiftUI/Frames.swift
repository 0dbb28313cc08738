import LayoutEngine

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    precondition(!(width ?? 0).isNaN && !(height ?? 0).isNaN && (width ?? 0) >= 0 && (height ?? 0) >= 0)
    return Modified(
      content: self,
      down: { walk in
        if let width, width.isFinite { walk.size.width = width }
        if let height, height.isFinite { walk.size.height = height }
      }, wrap: { child, _ in Fixed(width, height, alignment.guides, child) })
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(
      content: self,
      down: { walk in
        if let maxWidth { walk.size.width = min(walk.size.width, maxWidth) }
        if let maxHeight { walk.size.height = min(walk.size.height, maxHeight) }
      },
      wrap: { child, _ in
        Flexible(
          Extent(minWidth, idealWidth, maxWidth), Extent(minHeight, idealHeight, maxHeight), alignment.guides,
          child)
      })
  }
  public func padding(_ insets: EdgeInsets) -> some View {
    node { child, _ in Padding(insets.insets, child) }
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    node { child, _ in Padding(edges.insets(length ?? 16), child) }
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func layoutPriority(_ value: Double) -> some View { node { child, _ in Prior(value, child) } }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node { child, _ in Ideal(across: horizontal, down: vertical, child) }
  }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { passed() }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { passed() }
  public func position(_ position: CGPoint) -> some View { node { child, _ in Position(position, child) } }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
  public func offset(_ offset: CGSize) -> some View { node { child, _ in Shifted(offset, child) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    node { child, _ in Ratio(aspectRatio, fills: contentMode == .fill, child) }
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    node { child, _ in Boundless(edges.rawValue, child) }
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    node { child, _ in Covered(insets.insets, child) }
  }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { passed() }

  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    let below = content()
    return up(
      { found, walk in walk.into("background").elements(below) + found },
      node: { child, walk in
        backed(child, walk.into("background").one(below), above: false, alignment)
      })
  }
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    up(
      { found, walk in walk.into("background").elements(background) + found },
      node: { child, walk in
        backed(child, walk.into("background").one(background), above: false, alignment)
      })
  }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    node { child, walk in
      Backed(
        child, Boundless(edges.rawValue, walk.painted(Rectangle(), [.fill(style)])), above: false, .centre)
    }
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    node { child, walk in Backed(child, walk.painted(shape, [.fill(style)]), above: false, .centre) }
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let above = content()
    return up(
      { found, walk in found + walk.into("overlay").elements(above) },
      node: { child, walk in
        backed(child, walk.into("overlay").one(above), above: true, alignment)
      })
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    up(
      { found, walk in found + walk.into("overlay").elements(overlay) },
      node: { child, walk in
        backed(child, walk.into("overlay").one(overlay), above: true, alignment)
      })
  }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    passed()
  }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    passed()
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { passed() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { passed() }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { passed() }
}

@MainActor private func backed(_ child: Node, _ more: Node?, above: Bool, _ alignment: Alignment) -> Node {
  more.map { Backed(child, $0, above: above, alignment.guides) } ?? child
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { .init() }
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
  public static var interactively: Self { .init() }
  public static var never: Self { .init() }
}
