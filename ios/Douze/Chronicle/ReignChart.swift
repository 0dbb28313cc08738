import DouzeCore
import SwiftUI

/// The length of each reign: a tapestry; with large letters bars across the six verdicts, hollow where it was lost.
struct ReignChart: View {
  let view: ReignChartView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters
  /// Beside the bars stand the first year and the length: as wide as letters are large, while bars have room.
  @ScaledMetric(relativeTo: .subheadline) private var scaled: CGFloat = 44

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ListWindow(view: view.window, send: send)
      if letters.isLarge {
        bars
      } else {
        Heading(text: view.label, style: .strong).spoken(view.spoken)
        Tapestry(view: view, send: send)
      }
    }
  }

  private var bars: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.label, style: .strong)
      // Read aloud it is the chart in sentences.
      Legend(bands: view.bands).spoken(view.spoken)
      let side = min(scaled, 80)
      BandMarks(scale: Scale(view)).padding(.horizontal, side).accessibilityHidden(true)
      VStack(spacing: 0) {
        ForEach(Array(view.reigns.enumerated()), id: \.offset) { _, reign in
          ChartBar(view: reign, scale: Scale(view), side: side, send: send)
        }
      }
    }
    .padding(bookGap)
    .panel()
  }
}

/// Where years and verdicts stand on a width of 1.
private struct Scale {
  let bands: [BandView]
  let top: CGFloat

  init(_ view: ReignChartView) {
    bands = view.bands
    top = CGFloat(max(1, view.top))
  }

  func place(_ years: Int32) -> CGFloat { CGFloat(years) / top }

  /// Where a verdict begins, and where the next one does.
  func range(_ index: Int) -> (from: CGFloat, to: CGFloat) {
    guard bands.indices.contains(index) else { return (0, 0) }
    let next = bands.indices.contains(index + 1) ? place(bands[index + 1].from) : 1
    return (place(bands[index].from), next)
  }
}

/// What the marks mean.
private struct Legend: View {
  let bands: [BandView]

  var body: some View {
    FlowRow(spacing: Space.medium, lineSpacing: Space.tiny) {
      ForEach(bands, id: \.band) { band in
        HStack(spacing: 6) {
          BandMark(band: band.band, size: mark)
          AppText(text: band.name, style: .small)
          SoftWords(text: band.years)
        }
      }
    }
  }
}

private let mark: CGFloat = 16

/// The verdicts over their stripes.
private struct BandMarks: View {
  let scale: Scale

  var body: some View {
    GeometryReader { room in
      ForEach(Array(scale.bands.enumerated()), id: \.offset) { place, band in
        let range = scale.range(place)
        BandMark(band: band.band, size: mark)
          .position(x: room.size.width * (range.from + range.to) / 2, y: room.size.height / 2)
      }
    }
    .frame(height: mark + Space.tiny)
  }
}

private struct ChartBar: View {
  let view: ChartReignView
  let scale: Scale
  let side: CGFloat
  let send: Send
  @ScaledMetric(relativeTo: .subheadline) private var height = Space.touch
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 0) {
      FittingWords(text: view.label, colour: tokens.inkSoft)
        .padding(.trailing, 6)
        .frame(width: side, alignment: .trailing)
      Canvas { context, size in
        stripes(context, size)
        bar(context, size)
      }
      FittingWords(text: "\(view.years)", style: .smallStrong)
        .padding(.leading, 6)
        .frame(width: side, alignment: .leading)
    }
    .frame(height: min(max(height, Space.touch), 72))
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.open) })
  }

  private func stripes(_ context: GraphicsContext, _ size: CGSize) {
    var faint = context
    faint.opacity = 0.4
    for place in scale.bands.indices {
      let range = scale.range(place)
      let left = size.width * range.from
      if place % 2 == 0 {
        let stripe = CGRect(x: left, y: 0, width: size.width * range.to - left, height: size.height)
        faint.fill(Path(stripe), with: .color(tokens.hairline))
      }
      context.fill(
        Path(CGRect(x: left, y: 0, width: 1, height: size.height)), with: .color(tokens.hairline))
    }
  }

  private func bar(_ context: GraphicsContext, _ size: CGSize) {
    let line: CGFloat = 2
    let thick: CGFloat = 20
    let long = min(max(size.width * scale.place(view.years), 2 * line), size.width)
    let whole = CGRect(x: 0, y: (size.height - thick) / 2, width: long, height: thick)
    let colour = GraphicsContext.Shading.color(tokens.verdict(view.band))
    if view.won {
      context.fill(Path(roundedRect: whole, cornerRadius: 3), with: colour)
    } else {
      let edge = whole.insetBy(dx: line / 2, dy: line / 2)
      context.stroke(Path(roundedRect: edge, cornerRadius: 3), with: colour, lineWidth: line)
    }
  }
}
