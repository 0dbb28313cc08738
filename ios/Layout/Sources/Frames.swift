import Foundation

/// `frame(width:height:)`.
public final class Fixed: Around, @unchecked Sendable {
  let width: CGFloat?, height: CGFloat?
  let guides: Guides
  public init(_ width: CGFloat?, _ height: CGFloat?, _ guides: Guides, _ child: Node) {
    (self.width, self.height, self.guides) = (width, height, guides)
    super.init("frame", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width ?? proposal.width, height ?? proposal.height)
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  public override func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint {
    Node.start(child, inner(proposal), in: frame, guides)
  }
}

/// Least, best and most in one axis.
public struct Extent: Sendable {
  let least: CGFloat?, best: CGFloat?, most: CGFloat?
  public init(_ least: CGFloat?, _ best: CGFloat?, _ most: CGFloat?) {
    (self.least, self.best, self.most) = (least, best, most)
  }
  func clamp(_ value: CGFloat) -> CGFloat {
    min(max(value, least ?? -.infinity), max(most ?? .infinity, least ?? 0))
  }
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? best).map(clamp) }
  /// What its view is offered where it stands: offered nothing itself, a frame with bounds offers what it takes.
  func offer(_ proposed: CGFloat?, taken: CGFloat) -> CGFloat? {
    if proposed == nil, least != nil || most != nil { return taken }
    return offer(proposed)
  }
  func size(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
    if least == nil, most == nil { return proposed == nil ? best ?? child : child }
    guard let proposed else { return clamp(best ?? child) }
    if least != nil, most != nil { return clamp(proposed) }
    if let least { return max(least, min(proposed, child)) }
    return min(most ?? .infinity, max(proposed, child))
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`.
public final class Flexible: Around, @unchecked Sendable {
  let width: Extent, height: Extent
  let guides: Guides
  public init(_ width: Extent, _ height: Extent, _ guides: Guides, _ child: Node) {
    (self.width, self.height, self.guides) = (width, height, guides)
    super.init("frame", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width.offer(proposal.width), height.offer(proposal.height))
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: width.size(proposal.width, size.width), height: height.size(proposal.height, size.height))
  }
  private func standing(_ frame: CGSize, _ proposal: Proposal) -> Proposal {
    Proposal(
      width.offer(proposal.width, taken: frame.width), height.offer(proposal.height, taken: frame.height))
  }
  public override func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint {
    Node.start(child, standing(frame, proposal), in: frame, guides)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let offset = offset(frame.size, proposal)
    child.place(
      CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), standing(frame.size, proposal), scene)
  }
}

/// A view with room around it.
public final class Padding: Around, @unchecked Sendable {
  let insets: Insets
  public init(_ insets: Insets, _ child: Node) {
    self.insets = insets
    super.init("padding", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }
  public override func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

/// `fixedSize`: its ideal size in these axes.
public final class Ideal: Around, @unchecked Sendable {
  let across: Bool, down: Bool
  public init(across: Bool, down: Bool, _ child: Node) {
    (self.across, self.down) = (across, down)
    super.init("fixedSize", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(across ? nil : proposal.width, down ? nil : proposal.height)
  }
}

/// `aspectRatio`: as large as fits, or fills, with this ratio of width to height.
public final class Ratio: Around, @unchecked Sendable {
  let ratio: CGFloat?
  let fills: Bool
  public init(_ ratio: CGFloat?, fills: Bool, _ child: Node) {
    (self.ratio, self.fills) = (ratio, fills)
    super.init("aspectRatio", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    let ideal = child.size(.ideal)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    switch (proposal.width, proposal.height) {
    case (nil, nil): return Proposal(ideal.height * ratio, ideal.height)
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?):
      if width.isInfinite, height.isInfinite { return proposal }
      let byWidth = (width < height * ratio) != fills
      return byWidth ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
    }
  }
}

/// `offset`: drawn elsewhere; its size and place in the layout stay.
public final class Shifted: Around, @unchecked Sendable {
  let by: CGSize
  public init(_ by: CGSize, _ child: Node) {
    self.by = by
    super.init("offset", child)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    child.place(CGPoint(x: frame.minX + by.width, y: frame.minY + by.height), proposal, scene)
  }
}

/// `position`: its middle at a point of what it is offered, all of which it takes.
public final class Position: Around, @unchecked Sendable {
  let at: CGPoint
  public init(_ at: CGPoint, _ child: Node) {
    self.at = at
    super.init("position", child)
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let size = child.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
  public override func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint {
    let size = child.size(proposal)
    return CGPoint(x: at.x - size.width / 2, y: at.y - size.height / 2)
  }
}

/// `overlay` and `background`: more on or under a view, offered its size, which stays.
public final class Backed: Around, @unchecked Sendable {
  let more: Node
  let above: Bool
  let guides: Guides
  public init(_ child: Node, _ more: Node, above: Bool, _ guides: Guides) {
    (self.more, self.above, self.guides) = (more, above, guides)
    super.init(above ? "overlay" : "background", child)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    if above { child.place(frame.origin, proposal, scene) }
    let offer = Proposal(frame.size)
    let at = Node.start(more, offer, in: frame.size, guides)
    more.place(CGPoint(x: frame.minX + at.x, y: frame.minY + at.y), offer, scene)
    if !above { child.place(frame.origin, proposal, scene) }
  }
}

/// `layoutPriority`.
public final class Prior: Around, @unchecked Sendable {
  let value: Double
  public init(_ value: Double, _ child: Node) {
    self.value = value
    super.init("layoutPriority", child)
  }
  public override var priority: Double { value }
}

/// `rotationEffect` and `scaleEffect`: drawn otherwise; its size and place in the layout stay.
public final class Turned: Around, @unchecked Sendable {
  let how: (CGRect) -> Matrix
  public init(_ kind: String, _ child: Node, _ how: @escaping (CGRect) -> Matrix) {
    self.how = how
    super.init(kind, child)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    scene.turned(how(frame)) { child.place(frame.origin, proposal, scene) }
  }
}

/// `ignoresSafeArea`: grows over the safe area where its edge touches it.
public final class Boundless: Around, @unchecked Sendable {
  public struct Edges: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
  let edges: Edges
  /// Bits: top, leading, bottom, trailing.
  public init(_ edges: Int8, _ child: Node) {
    self.edges = Edges(rawValue: edges)
    super.init("ignoresSafeArea", child)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let (safe, window) = (scene.safe, scene.whole)
    func meets(_ bit: Int8, _ a: CGFloat, _ b: CGFloat) -> Bool {
      edges.rawValue & bit != 0 && abs(a - b) < 0.6
    }
    let top = meets(1, frame.minY, safe.minY) ? window.minY : frame.minY
    let left = meets(2, frame.minX, safe.minX) ? window.minX : frame.minX
    let bottom = meets(4, frame.maxY, safe.maxY) ? window.maxY : frame.maxY
    let right = meets(8, frame.maxX, safe.maxX) ? window.maxX : frame.maxX
    let grown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let offer = Proposal(grown.size)
    let at = Node.start(child, offer, in: grown.size, .centre)
    scene.safely(window, of: window) {
      child.place(CGPoint(x: grown.minX + at.x, y: grown.minY + at.y), offer, scene)
    }
  }
}

/// `safeAreaPadding`: room around a view, over which what in it ignores the safe area grows.
public final class Covered: Around, @unchecked Sendable {
  private let room: Padding
  public init(_ insets: Insets, _ child: Node) {
    room = Padding(insets, child)
    super.init("safeAreaPadding", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal { room.inner(proposal) }
  public override func measure(_ proposal: Proposal) -> CGSize { room.measure(proposal) }
  public override func offset(_ frame: CGSize, _ proposal: Proposal) -> CGPoint {
    room.offset(frame, proposal)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let (insets, corner) = (room.insets, offset(frame.size, proposal))
    let safe = CGRect(
      x: frame.minX + corner.x, y: frame.minY + corner.y,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    scene.safely(safe, of: frame) { super.arrange(frame, proposal, scene) }
  }
}
