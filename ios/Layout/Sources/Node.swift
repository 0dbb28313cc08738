import Foundation

/// What a parent offers a view; nil in an axis: "as you like best".
public struct Proposal: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(size.width, size.height) }
  public static let ideal = Proposal(nil, nil)
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Where things meet: 0 at the left or top, 1 at the right or bottom; or the baseline of their letters.
public enum Guide: Hashable, Sendable {
  case part(CGFloat)
  case firstBaseline, lastBaseline
}

/// Where a view meets another one, across and down.
public struct Guides: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: Guide
  public init(_ horizontal: CGFloat, _ vertical: Guide) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let centre = Guides(0.5, .part(0.5))
}

/// A view that can be measured and placed. Sizes are kept: a node does not change.
open class Node: @unchecked Sendable {
  /// What it is called in a report.
  public let kind: String
  /// The app's view whose body it stands in.
  public var owner = ""
  private var known: [Proposal: CGSize] = [:]

  public init(_ kind: String) { self.kind = kind }

  /// Its size, offered this.
  public final func size(_ proposal: Proposal) -> CGSize {
    if let size = known[proposal] { return size }
    let size = measure(proposal)
    known[proposal] = size
    return size
  }

  /// Sets it down. What is drawn and touched comes into `scene`.
  public final func place(_ origin: CGPoint, _ proposal: Proposal, _ scene: Placement) {
    let frame = CGRect(origin: origin, size: size(proposal))
    let placed = Placed(kind, owner, frame, scene)
    scene.within(placed) {
      mark(placed, proposal)
      arrange(frame, proposal, scene)
    }
  }

  open func measure(_ proposal: Proposal) -> CGSize { .zero }
  /// Places what is in it.
  open func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {}
  /// Notes what it is.
  open func mark(_ placed: Placed, _ proposal: Proposal) {}
  /// The baseline of its first or last letters, from its top; without letters: its bottom.
  open func baseline(_ proposal: Proposal, last: Bool) -> CGFloat { size(proposal).height }
  open var priority: Double { 0 }
  open var isSpacer: Bool { false }

  /// A guide's distance from the top.
  func guide(_ guide: Guide, _ proposal: Proposal) -> CGFloat {
    switch guide {
    case .part(let part): size(proposal).height * part
    case .firstBaseline: baseline(proposal, last: false)
    case .lastBaseline: baseline(proposal, last: true)
    }
  }

  /// Where `child` begins in a box of this size.
  static func start(_ child: Node, _ proposal: Proposal, in box: CGSize, _ guides: Guides) -> CGPoint {
    let size = child.size(proposal)
    let y: CGFloat =
      switch guides.vertical {
      case .part(let part): (box.height - size.height) * part
      case .firstBaseline, .lastBaseline: box.height - child.guide(guides.vertical, proposal)
      }
    return CGPoint(x: (box.width - size.width) * guides.horizontal, y: y)
  }
}

/// A node round another one; by itself it changes nothing.
open class Around: Node, @unchecked Sendable {
  public let child: Node
  public init(_ kind: String, _ child: Node) {
    self.child = child
    super.init(kind)
    owner = child.owner
  }
  /// What the child is offered.
  open func inner(_ proposal: Proposal) -> Proposal { proposal }
  /// Where the child begins.
  open func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint { .zero }
  open override func measure(_ proposal: Proposal) -> CGSize { child.size(inner(proposal)) }
  open override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let offset = offset(frame.size, proposal)
    child.place(CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), inner(proposal), scene)
  }
  open override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat {
    offset(size(proposal), proposal).y + child.baseline(inner(proposal), last: last)
  }
  open override var priority: Double { child.priority }
  open override var isSpacer: Bool { child.isSpacer }
}

/// Takes what it is offered: a colour, a shape, a canvas, a picture that may stretch. Its ideal size where nothing is.
public final class Leaf: Node, @unchecked Sendable {
  let ideal: CGSize
  let paint: (Placed) -> Void
  public init(
    _ kind: String, ideal: CGSize = CGSize(width: 10, height: 10),
    paint: @escaping (Placed) -> Void = { _ in }
  ) {
    (self.ideal, self.paint) = (ideal, paint)
    super.init(kind)
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }
  public override func mark(_ placed: Placed, _ proposal: Proposal) { paint(placed) }
}

/// As large as it is said to be.
public final class Solid: Node, @unchecked Sendable {
  let side: CGSize
  let paint: (Placed) -> Void
  public init(_ kind: String, _ side: CGSize, paint: @escaping (Placed) -> Void = { _ in }) {
    (self.side, self.paint) = (side, paint)
    super.init(kind)
  }
  public override func measure(_ proposal: Proposal) -> CGSize { side }
  public override func mark(_ placed: Placed, _ proposal: Proposal) { paint(placed) }
}

/// Notes something about a view without any change of its size.
public final class Marked: Around, @unchecked Sendable {
  let note: (Placed) -> Void
  public init(_ kind: String, _ child: Node, _ note: @escaping (Placed) -> Void) {
    self.note = note
    super.init(kind, child)
  }
  public override func mark(_ placed: Placed, _ proposal: Proposal) { note(placed) }
}

/// A row of a grid; elsewhere its cells stand beside each other.
public final class Row: Around, @unchecked Sendable {
  public let cells: [Node]
  public init(_ cells: [Node]) {
    self.cells = cells
    super.init("GridRow", Stack(.across, gap: nil, cells))
  }
}
