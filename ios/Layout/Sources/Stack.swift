import Foundation

/// Views beside or below each other.
public final class Stack: Node, @unchecked Sendable {
  public enum Way: Sendable { case across, down }
  let way: Way
  let gap: CGFloat
  let across: CGFloat
  let guide: Guide
  let children: [Node]

  /// `across`: where children meet in a stack that goes down; `guide`: in one that goes across.
  public init(_ way: Way, gap: CGFloat?, across: CGFloat = 0.5, guide: Guide = .part(0.5), _ children: [Node])
  {
    (self.way, self.gap, self.across, self.guide, self.children) = (way, gap ?? 8, across, guide, children)
    super.init(way == .across ? "HStack" : "VStack")
  }

  private struct Plan {
    var proposals: [Proposal] = []
    var sizes: [CGSize] = []
    var size = CGSize.zero
  }
  private var plans: [Proposal: Plan] = [:]

  public override func measure(_ proposal: Proposal) -> CGSize { plan(proposal).size }

  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let plan = plan(proposal)
    var along = way == .across ? frame.minX : frame.minY
    let line = line(plan)
    for (child, (offer, size)) in zip(children, zip(plan.proposals, plan.sizes)) {
      let at =
        way == .across
        ? CGPoint(x: along, y: frame.minY + line - child.guide(guide, offer))
        : CGPoint(x: frame.minX + (frame.width - size.width) * across, y: along)
      child.place(at, offer, scene)
      along += major(size) + gap
    }
  }

  public override func mark(_ placed: Placed, _ proposal: Proposal) {
    let room = major(proposal)
    let taken = major(size(proposal))
    if let room, taken > room + 0.5 { placed.squeezed = taken - room }
  }

  public override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat {
    let plan = plan(proposal)
    guard !children.isEmpty else { return plan.size.height }
    if way == .across {
      let line = line(plan)
      let lines = zip(children, plan.proposals).filter { !$0.0.isSpacer }.map {
        line - $0.guide(guide, $1) + $0.baseline($1, last: last)
      }
      return (last ? lines.max() : lines.min()) ?? plan.size.height
    }
    var y: CGFloat = 0
    var lines: [CGFloat] = []
    for (child, (offer, size)) in zip(children, zip(plan.proposals, plan.sizes)) {
      if !child.isSpacer { lines.append(y + child.baseline(offer, last: last)) }
      y += size.height + gap
    }
    return (last ? lines.last : lines.first) ?? plan.size.height
  }

  /// Where the guides of all meet, from the top.
  private func line(_ plan: Plan) -> CGFloat {
    zip(children, plan.proposals).map { $0.guide(guide, $1) }.max() ?? 0
  }

  private func plan(_ proposal: Proposal) -> Plan {
    if let plan = plans[proposal] { return plan }
    var plan = plan(proposal, minor(proposal))
    // Offered nothing across, all are offered what the largest takes.
    if minor(proposal) == nil, children.count > 1 {
      let size = plan.size
      plan = self.plan(proposal, minor(size))
      if way == .across { plan.size.height = max(size.height, plan.size.height) }
      if way == .down { plan.size.width = max(size.width, plan.size.width) }
    }
    plans[proposal] = plan
    return plan
  }

  private func plan(_ proposal: Proposal, _ minor: CGFloat?) -> Plan {
    var plan = Plan()
    let gaps = gap * CGFloat(max(0, children.count - 1))
    plan.proposals = Array(repeating: offer(nil, minor), count: children.count)
    plan.sizes = Array(repeating: .zero, count: children.count)
    if let room = major(proposal) {
      share(max(0, room - gaps), minor, &plan)
    } else {
      for (index, child) in children.enumerated() { plan.sizes[index] = child.size(plan.proposals[index]) }
    }
    let length = plan.sizes.map(major).reduce(gaps, +)
    if way == .across {
      let line = line(plan)
      let below = zip(zip(children, plan.proposals), plan.sizes).map { $1.height - $0.0.guide(guide, $0.1) }
      plan.size = CGSize(width: length, height: line + (below.max() ?? 0))
    } else {
      plan.size = CGSize(width: plan.sizes.map(\.width).max() ?? 0, height: length)
    }
    return plan
  }

  /// The highest priority first, what the others need at least kept for them; of equals the least flexible first, each
  /// offered its part of what is left.
  private func share(_ room: CGFloat, _ minor: CGFloat?, _ plan: inout Plan) {
    func length(_ index: Int, _ offered: CGFloat) -> CGFloat {
      major(children[index].size(offer(offered, minor)))
    }
    let least = children.indices.map { length($0, 0) }
    let freedom = children.indices.map { length($0, .infinity) - least[$0] }
    var rest = room
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let lower = children.indices.filter { children[$0].priority < priority }.map { least[$0] }.reduce(0, +)
      var free = rest - lower
      let group = children.indices.filter { children[$0].priority == priority }.sorted {
        freedom[$0] == freedom[$1] ? $0 < $1 : freedom[$0] < freedom[$1]
      }
      for (turn, index) in group.enumerated() {
        let part = max(0, free / CGFloat(group.count - turn))
        plan.proposals[index] = offer(part, minor)
        plan.sizes[index] = children[index].size(plan.proposals[index])
        free -= major(plan.sizes[index])
        rest -= major(plan.sizes[index])
      }
    }
  }

  private func offer(_ major: CGFloat?, _ minor: CGFloat?) -> Proposal {
    way == .across ? Proposal(major, minor) : Proposal(minor, major)
  }
  private func major(_ size: CGSize) -> CGFloat { way == .across ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { way == .across ? size.height : size.width }
  private func major(_ proposal: Proposal) -> CGFloat? { way == .across ? proposal.width : proposal.height }
  private func minor(_ proposal: Proposal) -> CGFloat? { way == .across ? proposal.height : proposal.width }
}

/// What pushes others apart: along its stack it takes what it is offered, across nothing.
public final class Gap: Node, @unchecked Sendable {
  let least: CGFloat
  /// nil: in no stack, where it takes both axes.
  public var way: Stack.Way?
  public init(_ least: CGFloat?) {
    self.least = least ?? 8
    super.init("Spacer")
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: way == .down ? 0 : max(least, proposal.width ?? least),
      height: way == .across ? 0 : max(least, proposal.height ?? least))
  }
  public override var isSpacer: Bool { true }
  /// It is asked last: what it pushes apart has all the room that it wants.
  public override var priority: Double { -.infinity }
  public override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat { 0 }
}

/// Views on each other, all offered the same.
public final class Layers: Node, @unchecked Sendable {
  let guides: Guides
  let children: [Node]
  public init(_ guides: Guides = .centre, kind: String = "ZStack", _ children: [Node]) {
    (self.guides, self.children) = (guides, children)
    super.init(kind)
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let sizes = children.map { $0.size(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    for child in children {
      let at = Node.start(child, proposal, in: frame.size, guides)
      child.place(CGPoint(x: frame.minX + at.x, y: frame.minY + at.y), proposal, scene)
    }
  }
  public override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat {
    let box = size(proposal)
    let lines = children.map {
      Node.start($0, proposal, in: box, guides).y + $0.baseline(proposal, last: last)
    }
    return (last ? lines.max() : lines.min()) ?? box.height
  }
}

/// Rows whose cells share columns. A node that is no row takes the whole width.
public final class Cells: Node, @unchecked Sendable {
  let guides: Guides
  let gaps: CGSize
  let rows: [[Node]]
  public init(_ guides: Guides, _ across: CGFloat?, _ down: CGFloat?, _ nodes: [Node]) {
    (self.guides, gaps) = (guides, CGSize(width: across ?? 8, height: down ?? 8))
    rows = nodes.map { node in
      var inner = node
      while !(inner is Row), let around = inner as? Around { inner = around.child }
      return (inner as? Row)?.cells ?? [node]
    }
    super.init("Grid")
  }
  private var columns: Int { rows.map(\.count).max() ?? 0 }

  /// Ideal widths where they fit; else the narrowest first, each offered its part of what is left.
  private func widths(_ room: CGFloat?) -> [CGFloat] {
    let cells = (0..<columns).map { column in rows.compactMap { $0.count > column ? $0[column] : nil } }
    let ideal = cells.map { $0.map { $0.size(.ideal).width }.max() ?? 0 }
    let gaps = gaps.width * CGFloat(max(0, columns - 1))
    guard let room, ideal.reduce(gaps, +) > room else { return ideal }
    var widths = ideal
    var rest = room - gaps
    for (turn, column) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      let part = max(0, rest / CGFloat(columns - turn))
      widths[column] = cells[column].map { $0.size(Proposal(part, nil)).width }.max() ?? 0
      rest -= widths[column]
    }
    return widths
  }
  private func heights(_ widths: [CGFloat]) -> [CGFloat] {
    rows.map { row in zip(row, widths).map { $0.size(Proposal($1, nil)).height }.max() ?? 0 }
  }
  public override func measure(_ proposal: Proposal) -> CGSize {
    let widths = widths(proposal.width)
    let heights = heights(widths)
    return CGSize(
      width: widths.reduce(gaps.width * CGFloat(max(0, widths.count - 1)), +),
      height: heights.reduce(gaps.height * CGFloat(max(0, heights.count - 1)), +))
  }
  public override func arrange(_ frame: CGRect, _ proposal: Proposal, _ scene: Placement) {
    let widths = widths(proposal.width)
    var y = frame.minY
    for (row, height) in zip(rows, heights(widths)) {
      var x = frame.minX
      let line = zip(row, widths).map { $0.guide(guides.vertical, Proposal($1, nil)) }.max() ?? 0
      for (cell, width) in zip(row, widths) {
        let offer = Proposal(width, nil)
        let top: CGFloat =
          if case .part(let part) = guides.vertical {
            (height - cell.size(offer).height) * part
          } else { line - cell.guide(guides.vertical, offer) }
        cell.place(
          CGPoint(x: x + (width - cell.size(offer).width) * guides.horizontal, y: y + top), offer, scene)
        x += width + gaps.width
      }
      y += height + gaps.height
    }
  }
}
