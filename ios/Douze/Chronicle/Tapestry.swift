import DouzeCore
import SwiftUI

/// A year downwards.
private let year: CGFloat = 4.2
/// Above the cloth: the rod, and first years over it.
private let rod: CGFloat = 40
private let pitch: CGFloat = 48
private let names: CGFloat = 112
/// Head and number have room on the shortest.
private let shortest: CGFloat = 84
private let ivory = rgb(0xFFF3D6)
private let woven: [UInt32] = [0x34303E, 0x3A3450, 0x2A3A6A, 0x2A5560, 0x4A2A5E, 0x6A2436]

/// Reigns as pennants on a cloth of six verdicts, each as long as its years; the tip of a lost one is torn. Bands keep their
/// names while the pennants move sideways.
struct Tapestry: View {
  let view: ReignChartView
  let send: Send
  @Environment(\.theme) private var theme

  var body: some View {
    let high = CGFloat(max(1, view.top)) * year
    ZStack(alignment: .topLeading) {
      Canvas { context, size in cloth(context, size) }.accessibilityHidden(true)
      ForEach(Array(view.bands.enumerated()), id: \.offset) { place, band in
        VStack(alignment: .leading, spacing: 0) {
          FittingWords(text: band.name, style: .value, colour: ivory)
          FittingWords(text: band.years, style: .small, colour: Gold.pale)
        }
        .frame(width: names - 16, alignment: .leading)
        .offset(x: 10, y: rod + CGFloat(band.from + end(place)) / 2 * year - 20)
        .accessibilityHidden(true)
      }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Array(view.reigns.enumerated()), id: \.offset) { _, reign in
            Pennant(view: reign, high: rod + high + 12, send: send)
          }
        }
      }
      .padding(.leading, names)
    }
    .frame(height: rod + high + 12)
  }

  /// Where the next verdict begins.
  private func end(_ place: Int) -> Int32 {
    view.bands.indices.contains(place + 1) ? view.bands[place + 1].from : view.top
  }

  private func cloth(_ context: GraphicsContext, _ size: CGSize) {
    for (place, band) in view.bands.enumerated() {
      let top = rod + CGFloat(band.from) * year
      let into = CGRect(x: 0, y: top, width: size.width, height: CGFloat(end(place) - band.from) * year)
      context.fill(Path(into), with: .color(theme == .contrast ? .black : rgb(woven[place % woven.count])))
      if place > 0 {
        context.fill(Path(CGRect(x: 0, y: top, width: size.width, height: 1)), with: .color(Gold.flat))
      }
    }
    let whole = CGRect(x: 1, y: rod, width: size.width - 2, height: CGFloat(view.top) * year)
    context.gild(Path(whole), line: 2)
    context.gild(Path(roundedRect: CGRect(x: 0, y: rod - 12, width: size.width, height: 9), cornerRadius: 4))
    for x in [5, size.width - 5] { context.gild(.disc(CGPoint(x: x, y: rod - 7.5), 7.5)) }
  }
}

/// A reign; its whole column can be pressed.
private struct Pennant: View {
  let view: ChartReignView
  let high: CGFloat
  let send: Send

  var body: some View {
    let tip = max(rod + CGFloat(view.years) * year, rod + shortest)
    ZStack(alignment: .top) {
      Canvas { context, size in cloth(context, size, tip) }
      FittingWords(text: view.label, style: .small).frame(height: 22)
      ThronePicture(view: view.throne, side: 30).offset(y: rod - 2)
      FittingWords(text: "\(view.years)", style: .value, colour: ivory)
        .frame(width: 32, height: 20)
        .background(rgb(0x1D1118))
        .offset(y: tip - 38)
    }
    .frame(width: pitch, height: high, alignment: .top)
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.open) })
  }

  private func cloth(_ context: GraphicsContext, _ size: CGSize, _ tip: CGFloat) {
    let (left, right, top) = (size.width / 2 - 18, size.width / 2 + 18, rod - 10)
    let dyed = view.throne.character.flatMap { portrait($0.character).niche?.ground }
    let colour = view.won ? dyed ?? Gold.dark : rgb(0x5A5662)
    let shape = outline(left, right, top, tip)
    context.fill(shape, with: .color(colour))
    let dark = context.within(Path(CGRect(x: size.width / 2, y: top, width: 18, height: tip - top + 4)))
    dark.fill(shape, with: .color(.black.opacity(0.24)))
    var y = top + 56
    while y < tip - 52 {
      context.fill(.ngon(CGPoint(x: size.width / 2, y: y), 5, 4, turned: 0), with: .color(Gold.pale))
      y += 26
    }
    context.gild(shape, line: 1.4)
  }

  private func outline(_ left: CGFloat, _ right: CGFloat, _ top: CGFloat, _ tip: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: left, y: top))
    path.addLine(to: CGPoint(x: right, y: top))
    path.addLine(to: CGPoint(x: right, y: tip - 15))
    if view.won {
      path.addLine(to: CGPoint(x: (left + right) / 2, y: tip))
    } else {
      for tear in 0..<5 {
        let x = right - (right - left) / 5 * (CGFloat(tear) + 0.5)
        path.addLine(to: CGPoint(x: x, y: tear % 2 == 0 ? tip - 2 : tip - 20))
      }
    }
    path.addLine(to: CGPoint(x: left, y: tip - 15))
    path.closeSubpath()
    return path
  }
}
