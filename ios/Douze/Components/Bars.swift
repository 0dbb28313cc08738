import DouzeCore
import SwiftUI

/// A distribution: bars below each other, each with its words; the length is the core's.
struct Bars: View {
  let view: BarsView

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.title, style: .strong)
      ForEach(Array(view.bars.enumerated()), id: \.offset) { _, bar in DistributionBar(view: bar) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }
}

private struct DistributionBar: View {
  let view: BarView
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: Space.small) {
        AppText(text: view.label, style: .small).frame(maxWidth: .infinity, alignment: .leading)
        AppText(text: view.value, style: .smallStrong, align: .trailing)
      }
      GeometryReader { room in
        buttonShape.fill(accent).frame(width: room.size.width * CGFloat(view.length) / 1000)
      }
      .frame(height: 12)
      .framed(buttonShape, fill: tokens.paper, edge: tokens.line)
    }
    .spoken(view.spoken)
  }
}
