import DouzeCore
import SwiftUI

/// How the game stood after each decision: ebony above, ivory below, one gold line; a finger along it moves the board.
struct Chances: View {
  let view: ChancesView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if letters.isLarge { AppText(text: view.above, style: .small) }
      line
      if letters.isLarge { AppText(text: view.below, style: .small) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(view.spoken)
    .accessibilityValue(view.points.first(where: \.selected)?.spoken ?? "")
  }

  private var line: some View {
    GeometryReader { room in
      let plan = ChancePlan(size: room.size, count: view.points.count)
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) {
          Rectangle().fill(Color(red: 0.09, green: 0.07, blue: 0.06))
          Rectangle().fill(Color(red: 0.92, green: 0.87, blue: 0.72))
        }
        ChanceLine(ahead: view.points.map(\.ahead)).stroke(tokens.gold, lineWidth: 2.6)
        ForEach(Array(view.points.enumerated()), id: \.offset) { place, point in
          mark(point).position(plan.spot(place, ahead: point.ahead))
        }
        if !letters.isLarge { sides }
      }
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { go(to: plan.place(at: $0.location.x)) })
    }
    .frame(height: 136)
    .clipShape(panelShape)
  }

  private var sides: some View {
    VStack(alignment: .leading) {
      AppText(text: view.above, style: .small, colour: Color(red: 0.92, green: 0.87, blue: 0.72))
      Spacer(minLength: 0)
      AppText(text: view.below, style: .small, colour: Color(red: 0.09, green: 0.07, blue: 0.06))
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 6)
  }

  @ViewBuilder private func mark(_ point: ChanceView) -> some View {
    if let turning = point.turning {
      // A sign of the line: all that it stands for is in words below.
      Text(verbatim: "\(turning)")
        .font(.custom(DisplayFont.strong, fixedSize: 15))
        .foregroundStyle(point.selected ? tokens.buttonInk : tokens.ink)
        .frame(width: 24, height: 24)
        .background { Circle().fill(point.selected ? tokens.goldShine : tokens.paperRaised) }
    } else if point.selected {
      Circle().fill(tokens.goldShine).frame(width: 12, height: 12)
    }
  }

  private func go(to place: Int) {
    let point = view.points[min(max(place, 0), view.points.count - 1)]
    if !point.selected { send(point.intent) }
  }
}

/// Where the points of a line of chances are.
struct ChancePlan {
  let size: CGSize
  let count: Int
  private static let margin: CGFloat = 22

  func spot(_ place: Int, ahead: Int32) -> CGPoint {
    let step = (size.width - 2 * Self.margin) / CGFloat(max(count - 1, 1))
    // Above and below the points there are words.
    let high = size.height * (0.5 + (0.5 - CGFloat(ahead) / 100) * 0.5)
    return CGPoint(x: Self.margin + step * CGFloat(place), y: high)
  }

  func place(at x: CGFloat) -> Int {
    let part = (x - Self.margin) / max(size.width - 2 * Self.margin, 1)
    return Int((part * CGFloat(count - 1)).rounded())
  }
}

private struct ChanceLine: Shape {
  let ahead: [Int32]

  nonisolated func path(in rect: CGRect) -> Path {
    let plan = ChancePlan(size: rect.size, count: ahead.count)
    var path = Path()
    for (place, value) in ahead.enumerated() {
      let spot = plan.spot(place, ahead: value)
      if place == 0 { path.move(to: spot) } else { path.addLine(to: spot) }
    }
    return path
  }
}

/// The decisions that cost most.
struct Turning: View {
  let view: ReviewView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    if !view.turning.isEmpty {
      Heading(text: view.turningLabel, style: .strong, align: .center)
      HStack(alignment: .top, spacing: Space.small) {
        ForEach(view.turning, id: \.place) { tile($0) }
      }
    }
  }

  private func tile(_ turning: TurningView) -> some View {
    VStack(spacing: 2) {
      AppText(text: turning.change, style: .title, colour: tokens.danger)
      AppText(text: turning.chosen, style: .strong, align: .center)
      AppText(text: turning.heading, style: .small, align: .center)
    }
    .padding(Space.small)
    .frame(maxWidth: .infinity)
    .framed(
      buttonShape, fill: tokens.paperRaised, edge: turning.selected ? accent : tokens.hairline,
      width: turning.selected ? 2 : 1
    )
    .press(
      spoken: turning.spoken, shape: buttonShape,
      onClick: { if !turning.selected { send(turning.intent) } }, selected: turning.selected)
  }
}
