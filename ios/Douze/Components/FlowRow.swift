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
  /// Takes all the height that it is given.
  var fills = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let width = proposal.width, width.isFinite else {
      // So wide that each share is enough.
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let share = zip(sizes, shares(sizes.count)).map { $0.width / $1 }.max() ?? 0
      let gaps = spacing * CGFloat(max(0, sizes.count - 1))
      return CGSize(
        width: shares(sizes.count).reduce(0, +) * share + gaps, height: sizes.map(\.height).max() ?? 0)
    }
    let heights = zip(subviews, widths(width, subviews.count)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let least = heights.max() ?? 0
    return CGSize(width: width, height: fills ? max(least, proposal.height ?? 0) : least)
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

  private func shares(_ count: Int) -> [CGFloat] {
    (0..<count).map { weights.indices.contains($0) ? weights[$0] : 1 }
  }

  private func widths(_ width: CGFloat, _ count: Int) -> [CGFloat] {
    let shares = shares(count)
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

/// In as few rows as have room for the widest, as many in each; all equally wide, those of a row equally high.
struct EvenRows: Layout {
  var spacing: CGFloat = Space.small

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let (rows, part) = rows(width, subviews)
    let gaps = spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: width, height: rows.map { height($0, part, subviews) }.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (rows, part) = rows(bounds.width, subviews)
    var top = bounds.minY
    for row in rows {
      let high = height(row, part, subviews)
      let wide = CGFloat(row.count) * part + CGFloat(row.count - 1) * spacing
      var left = bounds.minX + (bounds.width - wide) / 2
      for index in row {
        subviews[index].place(
          at: CGPoint(x: left + part / 2, y: top), anchor: .top,
          proposal: ProposedViewSize(width: part, height: high))
        left += part + spacing
      }
      top += high + spacing
    }
  }

  private func height(_ row: Range<Int>, _ part: CGFloat, _ subviews: Subviews) -> CGFloat {
    row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: part, height: nil)).height }.max() ?? 0
  }

  private func rows(_ width: CGFloat, _ subviews: Subviews) -> ([Range<Int>], CGFloat) {
    let count = subviews.count
    guard count > 0 else { return ([], 0) }
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let most = max(1, min(count, Int((width + spacing) / (widest + spacing))))
    let lines = (count + most - 1) / most
    let inRow = (count + lines - 1) / lines
    let part = (width - spacing * CGFloat(inRow - 1)) / CGFloat(inRow)
    return (
      stride(from: 0, to: count, by: inRow).map { $0..<min($0 + inRow, count) }, max(0, part)
    )
  }
}

/// Two in a row, each as wide as the other; below each other where letters are large.
struct Paired<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    Halves(inRow: letters.isAccessibilitySize ? 1 : 2) { content }
  }
}

private struct Halves: Layout {
  let inRow: Int
  private let spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let rows = rows(subviews)
    let high = rows.map { height($0, part(width, $0.count), subviews) }.reduce(0, +)
    return CGSize(width: width, height: high + spacing * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var top = bounds.minY
    for row in rows(subviews) {
      let part = part(bounds.width, row.count)
      let high = height(row, part, subviews)
      for (place, index) in row.enumerated() {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + CGFloat(place) * (part + spacing), y: top), anchor: .topLeading,
          proposal: ProposedViewSize(width: part, height: high))
      }
      top += high + spacing
    }
  }

  private func part(_ width: CGFloat, _ count: Int) -> CGFloat {
    max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(max(1, count)))
  }

  private func height(_ row: Range<Int>, _ part: CGFloat, _ subviews: Subviews) -> CGFloat {
    row.map { subviews[$0].sizeThatFits(ProposedViewSize(width: part, height: nil)).height }.max() ?? 0
  }

  private func rows(_ subviews: Subviews) -> [Range<Int>] {
    stride(from: 0, to: subviews.count, by: inRow).map { $0..<min($0 + inRow, subviews.count) }
  }
}

/// Below each other over the whole height, all equally high but for those that need more.
struct LevelColumn: Layout {
  var spacing: CGFloat = Space.small

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let least = needs(width, subviews).reduce(gaps(subviews), +)
    return CGSize(width: width, height: max(least, proposal.height ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var top = bounds.minY
    let heights = Self.level(needs(bounds.width, subviews), bounds.height - gaps(subviews))
    for (subview, height) in zip(subviews, heights) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: top), anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height + spacing
    }
  }

  private func gaps(_ subviews: Subviews) -> CGFloat { spacing * CGFloat(max(0, subviews.count - 1)) }

  private func needs(_ width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  /// Those that need more than an equal part have it; the others share the rest.
  static func level(_ needs: [CGFloat], _ room: CGFloat) -> [CGFloat] {
    var (rest, count) = (room, CGFloat(needs.count))
    for need in needs.sorted(by: >) where need > rest / max(1, count) {
      rest -= need
      count -= 1
    }
    let part = rest / max(1, count)
    return needs.map { max($0, part) }
  }
}
