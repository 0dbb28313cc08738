import DouzeCore
import SwiftUI

/// The troubled year: twelve windows.
struct Months: View {
  let view: SetupView
  let panel: PanelView
  let broad: Bool
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  private var months: [MonthView] { view.council?.calendar ?? [] }

  var body: some View {
    if letters.isLarge {
      ScrollView {
        VStack(spacing: Space.small) {
          Divided(text: panel.title, style: .title)
          SoftWords(text: panel.line, align: .center)
          ForEach(months, id: \.month) { MonthLeaf(view: $0, send: send) }
        }
      }
    } else {
      VStack(spacing: 2) {
        Divided(text: panel.title, style: .title)
        SoftWords(text: panel.line, align: .center)
        GeometryReader { room in
          let columns = room.size.width > room.size.height ? 6 : 3
          let least = CGFloat(months.count / columns) * Self.leastRow
          ScrollView {
            year(columns).frame(width: room.size.width, height: max(least, room.size.height))
          }
          .scrollBounceBehavior(.basedOnSize)
        }
      }
      .accessibilityElement(children: .contain)
    }
  }

  /// A picture, two lines, and the gap to the next row.
  private static let leastRow: CGFloat = 108

  private func year(_ columns: Int) -> some View {
    VStack(spacing: Space.tiny) {
      ForEach(Array(stride(from: 0, to: months.count, by: columns)), id: \.self) { first in
        HStack(spacing: Space.tiny) {
          ForEach(months[first..<min(months.count, first + columns)], id: \.month) { month in
            MonthLeaf(view: month, send: send).frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
    }
  }
}

/// A window with its month's name and what became of it.
private struct MonthLeaf: View {
  let view: MonthView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      MonthPicture(view: view)
        .aspectRatio(MonthInk.ratio, contentMode: .fit)
        .frame(height: letters.isLarge ? 112 : nil)
        .frame(minHeight: 56)
      VStack(spacing: -2) {
        FittingWords(text: view.name, style: .name, colour: ink, align: .center)
        FittingWords(text: view.short, style: .small, colour: ink, align: .center)
      }
      .padding(.vertical, 2)
      .frame(maxWidth: .infinity)
      .background { if view.today { ChamferShape(cut: 5).fill(tokens.button) } }
    }
    .frame(maxWidth: .infinity)
    .press(spoken: view.spoken, shape: panelShape, onClick: { send(view.intent) }, selected: view.selected)
  }

  private var ink: Color { view.today ? tokens.buttonInk : tokens.ink }
}

/// A window of the council's house with the season in it.
struct MonthPicture: View {
  let view: MonthView
  /// On its page it is never dark.
  var page = false

  /// So far beyond its frame the light of today is seen.
  private static let glow: CGFloat = 18

  var body: some View {
    Canvas { context, size in
      let glow = Self.glow
      MonthInk(
        month: Int(view.month), state: page && view.state == .new ? .lost : view.state,
        today: view.today || view.selected
      ).paint(
        context.placed(CGPoint(x: glow, y: glow)),
        CGSize(width: max(1, size.width - 2 * glow), height: max(1, size.height - 2 * glow)))
    }
    .padding(-Self.glow)
    .accessibilityHidden(true)
  }
}

/// How a month's window is painted: gold where it was played, sealed where it was won.
struct MonthInk {
  let month: Int
  let state: MonthState
  let today: Bool

  /// All of the picture is shown, with room round it for the seal.
  private static let drawn = CGSize(width: 116, height: 134)
  private static let whole = CGSize(width: 132, height: 146)
  private static let above: CGFloat = 4
  static var ratio: CGFloat { whole.width / whole.height }

  func paint(_ context: GraphicsContext, _ size: CGSize) {
    let (drawn, whole) = (Self.drawn, Self.whole)
    let unit = min(size.width / whole.width, size.height / whole.height)
    let (wide, high) = (unit * drawn.width, unit * drawn.height)
    let top = (size.height - unit * whole.height) / 2 + unit * Self.above
    let box = CGRect(x: (size.width - wide) / 2, y: top, width: wide, height: high)
    var arch = Path()
    arch.move(to: CGPoint(x: box.minX, y: box.maxY))
    arch.addLine(to: CGPoint(x: box.minX, y: box.minY + wide / 2))
    arch.addArc(
      center: CGPoint(x: box.midX, y: box.minY + wide / 2), radius: wide / 2, startAngle: .degrees(180),
      endAngle: .degrees(360), clockwise: false)
    arch.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    arch.closeSubpath()
    if today { context.glow(box.centre, wide * 0.9, high * 0.7, 0xFFC65A, 0.6) }
    context.within(arch).picture(Douze.month(month - 1), in: box)
    if state == .new { context.fill(arch, with: .color(rgb(0x070D2B, 0.45))) }
    if state == .new && !today {
      context.stroke(arch, with: .color(rgb(0x6F82C4)), lineWidth: 1.8)
    } else {
      context.gild(arch, line: today ? 3 : 2)
    }
    // On the corner of its pane.
    if state == .won {
      seal(
        context.placed(
          CGPoint(x: box.maxX - 6 * unit, y: box.maxY - 6 * unit), scale: unit * 1.1, turned: .degrees(-8)))
    }
  }

  private func seal(_ seal: GraphicsContext) {
    seal.fill(.star(.zero, 12.5, 11.3, 12, turned: 15), with: .color(rgb(0xC62A3A)))
    seal.stroke(.disc(.zero, 8.6), with: .color(rgb(0xFFB7A8, 0.6)), lineWidth: 1)
    seal.stroke(
      .check(.zero, 1.1), with: .color(rgb(0xFFF0D0)), style: StrokeStyle(lineWidth: 2.2, lineCap: .round))
  }
}

/// The page of the chosen month.
struct MonthPage: View {
  let view: SetupView
  let panel: PanelView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    ScrollView {
      VStack(spacing: Space.small) {
        Divided(text: panel.title, style: .title).accessibilityAddTraits(.isHeader)
        if !panel.line.isEmpty { SoftWords(text: panel.line, align: .center) }
        if let month = view.council?.calendar.first(where: \.selected) {
          MonthPicture(view: month, page: true).frame(height: 230)
          VStack(alignment: .leading, spacing: Space.tiny) {
            AppText(text: month.rule)
            SoftWords(text: month.best)
          }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .panel()
        }
        if let month = view.council?.month { ChosenMonth(view: month) }
        QuietButton(view: panel.close, send: send).wide()
      }
      .frame(maxWidth: .infinity)
    }
  }
}
