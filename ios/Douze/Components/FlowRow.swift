import SwiftUI

/// Side by side, and in further lines when a line is full.
struct FlowRow: Layout {
  var spacing: CGFloat = Space.small
  var lineSpacing: CGFloat = Space.small
  var alignment = HorizontalAlignment.leading

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(proposal.width ?? .infinity, subviews)
    let height = lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var top = bounds.minY
    for line in lines(bounds.width, subviews) {
      var left = bounds.minX + start(bounds.width - line.width)
      for (index, size) in line.items {
        subviews[index].place(
          at: CGPoint(x: left, y: top + (line.height - size.height) / 2), anchor: .topLeading,
          proposal: ProposedViewSize(size))
        left += size.width + spacing
      }
      top += line.height + lineSpacing
    }
  }

  private func start(_ free: CGFloat) -> CGFloat {
    if alignment == .center { return free / 2 }
    return alignment == .trailing ? free : 0
  }

  private struct Line {
    var items: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for index in subviews.indices {
      var size = subviews[index].sizeThatFits(.unspecified)
      // What is wider than a line breaks inside itself.
      if size.width > width {
        size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      if !line.items.isEmpty, line.width + spacing + size.width > width {
        lines.append(line)
        line = Line()
      }
      line.width += (line.items.isEmpty ? 0 : spacing) + size.width
      line.height = max(line.height, size.height)
      line.items.append((index, size))
    }
    if !line.items.isEmpty { lines.append(line) }
    return lines
  }
}

/// Side by side over the whole width, each as wide as its share of `weights`, all as high as the highest.
struct SharedRow: Layout {
  let weights: [CGFloat]
  var spacing: CGFloat = Space.tiny

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let width = proposal.width, width.isFinite else {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let gaps = spacing * CGFloat(max(0, sizes.count - 1))
      return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
    }
    let heights = zip(subviews, widths(width, subviews.count)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var left = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews.count)) {
      subview.place(
        at: CGPoint(x: left, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      left += width + spacing
    }
  }

  private func widths(_ width: CGFloat, _ count: Int) -> [CGFloat] {
    let shares = (0..<count).map { weights.indices.contains($0) ? weights[$0] : 1 }
    let all = max(shares.reduce(0, +), 1)
    let free = max(0, width - spacing * CGFloat(max(0, count - 1)))
    return shares.map { free * $0 / all }
  }
}

/// Side by side in the middle, each as wide as if there were so many `columns`, all as high as the highest.
struct EqualRow: Layout {
  let columns: Int
  var spacing: CGFloat = Space.tiny

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let part = ProposedViewSize(width: part(width), height: nil)
    return CGSize(width: width, height: subviews.map { $0.sizeThatFits(part).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let part = part(bounds.width)
    let count = CGFloat(subviews.count)
    var left = bounds.minX + (bounds.width - count * part - max(0, count - 1) * spacing) / 2
    for subview in subviews {
      subview.place(
        at: CGPoint(x: left, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: part, height: bounds.height))
      left += part + spacing
    }
  }

  private func part(_ width: CGFloat) -> CGFloat {
    let columns = CGFloat(max(1, columns))
    return min(132, max(0, (width - spacing * (columns - 1)) / columns))
  }
}
