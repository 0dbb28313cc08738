import LayoutEngine

public struct ScrollView<Content: View>: View, Walked {
  public var content: Content
  let axes: Axis.Set
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] {
    [Scroll(across: axes.contains(.horizontal), down: axes.contains(.vertical), walk.column(content))]
  }
}

public struct ScrollViewProxy {
  let host: Host
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    MainActor.assumeIsolated { host.scrolledTo = AnyHashable(id) }
  }
}

public struct ScrollViewReader<Content: View>: View, Walked {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content(ScrollViewProxy(host: walk.host))) }
  func nodes(_ walk: Walk) -> [Node] { walk.nodes(content(ScrollViewProxy(host: walk.host))) }
}

public struct ViewThatFits<Content: View>: View, Walked {
  let content: Content
  let axes: Axis.Set
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  public typealias Body = Never
  /// The first that there is: sizes are not known here. The others are only built.
  func walk(_ walk: Walk) -> [Element] {
    guard let many = content as? any Several else { return walk.elements(content) }
    return many.several.enumerated().map { walk.into($0).elements($1) }.first ?? []
  }
  func nodes(_ walk: Walk) -> [Node] {
    let views = (content as? any Several)?.several ?? [content]
    let nodes = views.enumerated().compactMap { walk.into($0).one($1) }
    return [Fits(across: axes.contains(.horizontal), down: axes.contains(.vertical), nodes)]
  }
}
@MainActor protocol Several { var several: [any View] { get } }
extension TupleView: Several { var several: [any View] { parts } }

public struct GeometryProxy {
  public let size: CGSize
  var origin = CGPoint.zero
  var fromWindow = Matrix.identity
  public internal(set) var safeAreaInsets = EdgeInsets()
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: coordinateSpace is LocalCoordinateSpace ? .zero : origin, size: size)
  }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.read(fromWindow) }
}
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init() }
}

public struct GeometryReader<Content: View>: View, Walked {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content(GeometryProxy(size: walk.size))) }
  func nodes(_ walk: Walk) -> [Node] {
    let reader = Reader { frame, covered, matrix in
      MainActor.assumeIsolated {
        var inner = walk
        inner.size = frame.size
        let insets = EdgeInsets(
          top: covered.top, leading: covered.leading, bottom: covered.bottom, trailing: covered.trailing)
        return inner.nodes(
          content(
            GeometryProxy(
              size: frame.size, origin: frame.origin,
              fromWindow: matrix.inverse.concatenating(
                Matrix(translationX: -frame.minX, y: -frame.minY)), safeAreaInsets: insets)))
      }
    }
    return [reader]
  }
}
