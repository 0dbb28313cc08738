import LayoutEngine

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

/// A view that a `Layout` measures and places. Without a node its size is only guessed, for who listens: 100 wide and 44
/// high, narrower where less is offered.
public struct LayoutSubview: Equatable {
  var node: Node?
  var spots: Spots?
  public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node?.size(proposal.proposal) ?? CGSize(width: min(100, proposal.width ?? 100), height: 44)
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    precondition(position.x.isFinite && position.y.isFinite, "placed at no point")
    guard let node, let spots else { return }
    let size = node.size(proposal.proposal)
    let at = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    spots.known[ObjectIdentifier(node)] = (at, proposal.proposal)
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  public var priority: Double { node?.priority ?? 0 }
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
  func nodes(_ walk: Walk) -> [Node] { [OwnNode(layout, walk.nodes(content))] }
}
