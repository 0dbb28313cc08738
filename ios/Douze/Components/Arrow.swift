import SwiftUI

/// An arrow from one card to another, in the gaps between the cards, so that it hides no number and no name.
struct Arrow {
  /// How long its head is.
  static let head: CGFloat = 9

  /// Between two columns, and between two rows.
  let gap: CGSize
  /// How far within the first card it begins, and within the other one it ends.
  var begins: CGFloat = 0
  var ends: CGFloat = 0
  /// To a card in the same column it comes from the side.
  var aside = false

  /// From the edge of a card to the middle of an edge of another one; in one row below both, else along the gap beside the
  /// first one, then along that before the other's row.
  func way(from first: CGRect, to last: CGRect) -> [CGPoint] {
    let (halfX, halfY) = (gap.width / 2, gap.height / 2)
    if first.minY < last.maxY, last.minY < first.maxY {
      let below = max(first.maxY, last.maxY) + halfY
      return [
        CGPoint(x: first.midX, y: first.maxY - begins), CGPoint(x: first.midX, y: below),
        CGPoint(x: last.midX, y: below), CGPoint(x: last.midX, y: last.maxY - ends),
      ]
    }
    let right = last.midX > first.midX + 1
    let gapX = right ? first.maxX + halfX : first.minX - halfX
    let start = [
      CGPoint(x: right ? first.maxX - begins : first.minX + begins, y: first.midY),
      CGPoint(x: gapX, y: first.midY),
    ]
    if aside, !right, first.midX - last.midX <= 1 {
      return start + [CGPoint(x: gapX, y: last.midY), CGPoint(x: last.minX + ends, y: last.midY)]
    }
    let up = last.midY < first.midY
    let gapY = up ? last.maxY + halfY : last.minY - halfY
    return start + [
      CGPoint(x: gapX, y: gapY), CGPoint(x: last.midX, y: gapY),
      CGPoint(x: last.midX, y: up ? last.maxY - ends : last.minY + ends),
    ]
  }

  func paint(_ context: GraphicsContext, from first: CGRect, to last: CGRect) {
    let way = way(from: first, to: last)
    guard let tip = way.last else { return }
    let before = way[way.count - 2]
    let long = max(0.01, hypot(tip.x - before.x, tip.y - before.y))
    let (x, y) = ((tip.x - before.x) / long, (tip.y - before.y) / long)
    let base = CGPoint(x: tip.x - Self.head * x, y: tip.y - Self.head * y)
    var line = Path()
    line.addLines(way.dropLast() + [base])
    let head = Path(through: [
      tip, CGPoint(x: base.x - 7 * y, y: base.y + 7 * x), CGPoint(x: base.x + 7 * y, y: base.y - 7 * x),
    ])
    let (dark, light) = (
      GraphicsContext.Shading.color(rgb(0x04140D)), GraphicsContext.Shading.color(rgb(0xFFE3A0))
    )
    func pen(_ width: CGFloat) -> StrokeStyle {
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
    context.stroke(line, with: dark, style: pen(6.5))
    context.stroke(head, with: dark, lineWidth: 3)
    context.stroke(line, with: light, style: pen(3.6))
    context.fill(head, with: light)
  }
}

/// Where the cards at both ends of an arrow are.
struct ArrowEnds: PreferenceKey {
  enum End { case first, last }

  static var defaultValue: [End: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [End: Anchor<CGRect>], nextValue: () -> [End: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// An arrow over this that is wanted begins or ends here.
  func arrow(_ end: ArrowEnds.End?) -> some View {
    anchorPreference(key: ArrowEnds.self, value: .bounds) { place in
      if let end { [end: place] } else { [:] }
    }
  }

  /// An arrow over this, between the cards in it that are its ends.
  func arrow(_ arrow: Arrow?) -> some View {
    overlayPreferenceValue(ArrowEnds.self) { ends in
      if let arrow, let first = ends[.first], let last = ends[.last] {
        GeometryReader { space in
          // It may run beside what it is drawn over.
          let around = arrow.gap.width
          let (first, last) = (space[first], space[last])
          Canvas { context, _ in
            arrow.paint(
              context, from: first.offsetBy(dx: around, dy: around), to: last.offsetBy(dx: around, dy: around)
            )
          }
          .padding(-around)
        }
        .silent()
      }
    }
  }
}
