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
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      MonthPicture(view: view).frame(minHeight: 56, maxHeight: .infinity)
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

  var body: some View {
    Canvas { context, size in
      MonthInk(month: Int(view.month), state: view.state, today: view.today || view.selected).paint(
        context, size)
    }
    .accessibilityHidden(true)
  }
}

/// How a month's window is painted: gold where it was played, sealed where it was won.
struct MonthInk {
  let month: Int
  let state: MonthState
  let today: Bool

  func paint(_ context: GraphicsContext, _ size: CGSize) {
    let high = size.height - 6
    let wide = min(size.width - 12, high * 0.84)
    let box = CGRect(x: (size.width - wide) / 2, y: 4, width: wide, height: high)
    var arch = Path()
    arch.move(to: CGPoint(x: box.minX, y: box.maxY))
    arch.addLine(to: CGPoint(x: box.minX, y: box.minY + wide / 2))
    arch.addArc(
      center: CGPoint(x: box.midX, y: box.minY + wide / 2), radius: wide / 2, startAngle: .degrees(180),
      endAngle: .degrees(360), clockwise: false)
    arch.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    arch.closeSubpath()
    if today { context.glow(box.centre, wide * 0.9, high * 0.7, 0xFFC65A, 0.6) }
    context.within(arch).picture(Douze.month(month - 1), in: box, crop: .cover)
    if state == .new { context.fill(arch, with: .color(rgb(0x070D2B, 0.45))) }
    if state == .new && !today {
      context.stroke(arch, with: .color(rgb(0x6F82C4)), lineWidth: 1.8)
    } else {
      context.gild(arch, line: today ? 3 : 2)
    }
    if state == .won {
      let seal = context.placed(CGPoint(x: box.maxX - 10, y: box.maxY - 12), turned: .degrees(-8))
      seal.fill(.star(.zero, 12.5, 11.3, 12, turned: 15), with: .color(rgb(0xC62A3A)))
      seal.stroke(.disc(.zero, 8.6), with: .color(rgb(0xFFB7A8, 0.6)), lineWidth: 1)
      seal.stroke(
        .check(.zero, 1.1), with: .color(rgb(0xFFF0D0)), style: StrokeStyle(lineWidth: 2.2, lineCap: .round))
    }
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
          MonthPicture(view: month).frame(height: 230)
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
