import LayoutEngine

/// How views become nodes that are measured and placed: our reading of SwiftUI's layout (ios/Layout).
extension Walk {
  func nodes(_ view: any View) -> [Node] {
    let nodes = opened(view)
    for node in nodes where node.owner.isEmpty { node.owner = owner }
    return nodes
  }

  private func opened<V: View>(_ view: V) -> [Node] {
    if let part = view as? any Walked { return part.nodes(self) }
    var inner = into(V.self)
    inner.owner = String("\(V.self)".prefix { $0 != "<" })
    inner.link(view)
    return inner.nodes(view.body)
  }

  /// One node: several may overlap.
  func one(_ view: any View, _ alignment: Alignment = .center) -> Node? {
    let nodes = nodes(view)
    return nodes.count > 1 ? Layers(alignment.guides, nodes) : nodes.first
  }

  /// One node: several stand below each other.
  func column(_ view: any View) -> Node {
    let nodes = nodes(view)
    if nodes.count == 1 { return nodes[0] }
    return stacked(.down, nil, nodes)
  }

  func stacked(
    _ way: Stack.Way, _ gap: CGFloat?, across: CGFloat = 0.5, guide: Guide = .part(0.5), _ nodes: [Node]
  ) -> Node {
    for node in nodes {
      var inner = node
      while let around = inner as? Around { inner = around.child }
      (inner as? Gap)?.way = way
    }
    return Stack(way, gap: gap, across: across, guide: guide, nodes)
  }

  /// What the letters of a text come to here.
  func setting(_ face: Text.Face) -> Setting { environment.setting(face) }
}

extension EnvironmentValues {
  func setting(_ face: Text.Face) -> Setting {
    var setting = Setting()
    let font = face.font ?? font ?? .body
    setting.face = font.family
    setting.monospaced = font.mono
    setting.points = font.points(dynamicTypeSize)
    setting.tracking = face.tracking
    setting.spacing = _lineSpacing
    setting.aligned = multilineTextAlignment.part
    setting.limit = lineLimit
    setting.smallest = _minimumScaleFactor
    return setting
  }
}

extension HorizontalAlignment {
  var part: CGFloat { name == "leading" ? 0 : name == "trailing" ? 1 : 0.5 }
}
extension VerticalAlignment {
  var guide: Guide {
    switch name {
    case "top": .part(0)
    case "bottom": .part(1)
    case "firstTextBaseline": .firstBaseline
    case "lastTextBaseline": .lastBaseline
    default: .part(0.5)
    }
  }
}
extension Alignment { var guides: Guides { Guides(horizontal.part, vertical.guide) } }
extension TextAlignment {
  var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}
extension EdgeInsets {
  var insets: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
extension Edge.Set {
  func insets(_ length: CGFloat) -> Insets {
    func at(_ edge: Edge.Set) -> CGFloat { contains(edge) ? length : 0 }
    return Insets(top: at(.top), leading: at(.leading), bottom: at(.bottom), trailing: at(.trailing))
  }
}
extension ProposedViewSize {
  var proposal: Proposal { Proposal(width, height) }
  init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }
}

extension View {
  /// A view whose nodes are each put into another one.
  func node(_ wrap: @escaping @MainActor (Node, Walk) -> Node) -> some View {
    Modified(content: self, wrap: wrap)
  }
  /// A view of which something is noted where it is placed.
  func noted(_ kind: String, _ note: @escaping (Placed) -> Void) -> some View {
    node { child, _ in Marked(kind, child, note) }
  }
}

extension Host {
  /// Lays the view out in a window, of which the system covers `insets`.
  public func layout(insets: Insets = Insets()) -> Placement {
    preferences = [:]
    let walk = Walk(host: self, environment: environment, size: size)
    return Placement(walk.one(view()) ?? Solid("EmptyView", .zero), window: size, insets: insets)
  }
}

/// A `Layout` of the app's own.
final class OwnNode<L: Layout>: Node, @unchecked Sendable {
  private let layout: L
  private let children: [Node]
  private var cache: L.Cache

  init(_ layout: L, _ children: [Node]) {
    self.layout = layout
    self.children = children
    cache = layout.makeCache(subviews: LayoutSubviews(views: children.map { LayoutSubview(node: $0) }))
    super.init("\(L.self)")
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: subviews(nil), cache: &cache)
  }

  override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let spots = Spots()
    layout.placeSubviews(
      in: frame, proposal: ProposedViewSize(proposal), subviews: subviews(spots), cache: &cache)
    for child in children {
      if let spot = spots.known[ObjectIdentifier(child)] {
        child.place(spot.0, spot.1, scene)
      } else {
        // Whom nobody places stands in the middle.
        let size = child.size(proposal)
        child.place(
          CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal, scene)
      }
    }
  }

  private func subviews(_ spots: Spots?) -> LayoutSubviews {
    LayoutSubviews(views: children.map { LayoutSubview(node: $0, spots: spots) })
  }
}

/// Where a `Layout` has placed its views.
final class Spots {
  var known: [ObjectIdentifier: (CGPoint, Proposal)] = [:]
}

/// Where a view that an anchor speaks of was placed.
final class AnchorMark {
  var frame = CGRect.zero
}
