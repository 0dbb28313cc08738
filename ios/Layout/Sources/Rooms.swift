import Foundation

/// `ScrollView`: along its axis what it is offered, across as wide as its content, which may be as long as it likes.
public final class Scroll: Around, @unchecked Sendable {
  let across: Bool, down: Bool
  public init(across: Bool, down: Bool, _ child: Node) {
    (self.across, self.down) = (across, down)
    super.init("ScrollView", child)
  }
  public override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(across ? nil : proposal.width, down ? nil : proposal.height)
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: across ? proposal.width ?? size.width : size.width,
      height: down ? proposal.height ?? size.height : size.height)
  }
  public override func mark(_ placed: Placed, _ proposal: Proposal) {
    placed.scrolls = (across, down)
    placed.clips = true
  }
}

/// `ViewThatFits`: the first whose ideal size fits in these axes; else the last.
public final class Fits: Node, @unchecked Sendable {
  let across: Bool, down: Bool
  let children: [Node]
  public init(across: Bool, down: Bool, _ children: [Node]) {
    (self.across, self.down, self.children) = (across, down, children)
    super.init("ViewThatFits")
  }
  private func chosen(_ proposal: Proposal) -> Node? {
    children.first { child in
      let ideal = child.size(Proposal(across ? nil : proposal.width, down ? nil : proposal.height))
      return (!across || ideal.width <= (proposal.width ?? .infinity) + 0.01)
        && (!down || ideal.height <= (proposal.height ?? .infinity) + 0.01)
    } ?? children.last
  }
  public override func measure(_ proposal: Proposal) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    chosen(proposal)?.place(frame.origin, proposal, scene)
  }
  public override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat {
    chosen(proposal)?.baseline(proposal, last: last) ?? 0
  }
}

/// `GeometryReader`: takes what it is offered, and knows then what is in it, which begins at its top left.
public final class Reader: Node, @unchecked Sendable {
  let build: (CGRect, Insets, Matrix) -> [Node]
  public init(_ build: @escaping (CGRect, Insets, Matrix) -> [Node]) {
    self.build = build
    super.init("GeometryReader")
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    for node in build(frame, scene.insets(frame), scene.matrix) {
      node.place(frame.origin, Proposal(frame.size), scene)
    }
  }
}

/// Knows what is in it only when it is placed, from what was placed before: `overlayPreferenceValue`.
public final class Later: Node, @unchecked Sendable {
  let build: () -> [Node]
  public init(_ build: @escaping () -> [Node]) {
    self.build = build
    super.init("later")
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    Layers(.centre, build()).place(frame.origin, Proposal(frame.size), scene)
  }
}

/// Not drawn and not touched: `hidden`, or an opacity of 0. Its size stays.
public final class Unseen: Around, @unchecked Sendable {
  public init(_ child: Node) { super.init("hidden", child) }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {}
}
