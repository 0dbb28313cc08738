import DouzeCore
import SwiftUI

/// So many seats stand around one table; more are a tournament.
private let atTable = 4
private let seatSize = CGSize(width: 112, height: 118)
private let widestMiddle: CGFloat = 136
/// From the middle of a chair to a seat beside it.
private let besideSeat: CGFloat = 32

/// The ground of the game with its seats around it.
struct SetupTable: View {
  let view: SetupView
  let send: Send

  var body: some View {
    if view.seats.count > atTable {
      Crowd(view: view, send: send)
    } else {
      Around(view: view, send: send)
    }
  }
}

private struct Around: View {
  let view: SetupView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    GeometryReader { room in
      let size = room.size
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      // Seats keep within the margin of the rows below.
      let across = min(max(0, (size.width - seatSize.width) / 2 - Space.medium), 190)
      let along = min(max(0, (size.height - seatSize.height) / 2), 190)
      ZStack(alignment: .topLeading) {
        ground(middle, CGSize(width: across + 24, height: along + 20))
        Middle(view: view)
          .frame(maxWidth: view.seats.count > 2 ? max(60, 2 * across - seatSize.width - 4) : widestMiddle)
          .position(middle)
        ForEach(Array(view.seats.enumerated()), id: \.element.seat) { place, seat in
          SetupSeat(view: seat, game: view.game, send: send)
            .frame(width: seatSize.width, height: seatSize.height)
            .position(at(middle, angle(place), across, along))
        }
        if let add = view.add, add.enabled {
          ForEach(Array(chairs.enumerated()), id: \.offset) { place, angle in
            EmptyChair(view: add, spoken: place == 0, send: send)
              .position(free(middle, angle, across, along))
          }
        }
      }
      .frame(width: size.width, height: size.height)
    }
    .accessibilityElement(children: .contain)
  }

  private func ground(_ middle: CGPoint, _ radii: CGSize) -> some View {
    Canvas { context, _ in
      let plain = contrast == .increased || theme == .black || theme == .contrast
      switch view.game {
      case .king: KingFelt.paint(context, middle, radii, tokens, day: theme == .day, plain: plain)
      case .council:
        Dial.paint(
          context, middle, max(60, min(radii.width, radii.height)), month: nil, tokens,
          day: theme == .day)
      case .forest: Clearing.paint(context, middle, radii, tokens, plain: plain)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// From above and clockwise, in degrees.
  private func angle(_ place: Int) -> CGFloat {
    let angles: [CGFloat] =
      switch view.seats.count {
      case 2: [180, 0]
      case 3: [180, 288, 72]
      default: [180, 270, 0, 90]
      }
    return angles[place % angles.count]
  }

  private var chairs: [CGFloat] {
    switch (view.game, view.seats.count) {
    case (.forest, _): []
    case (_, 2): [270, 90]
    case (_, 3): [0]
    case (.king, _): [315, 45]
    default: []
    }
  }

  /// An empty chair between four seats touches none of them.
  private func free(_ middle: CGPoint, _ angle: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGPoint {
    guard view.seats.count == atTable else { return at(middle, angle, across, along) }
    let out = outwards(angle)
    let aside = max(across * abs(out.x), seatSize.width / 2 + besideSeat)
    let above = max(along * abs(out.y), seatSize.height / 2 + besideSeat)
    return CGPoint(x: middle.x + (out.x < 0 ? -aside : aside), y: middle.y - above)
  }

  private func at(_ middle: CGPoint, _ angle: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGPoint {
    let out = outwards(angle)
    return CGPoint(x: middle.x + across * out.x, y: middle.y + along * out.y)
  }
}

/// A tournament: its seats in rows, which may scroll.
private struct Crowd: View {
  let view: SetupView
  let send: Send

  var body: some View {
    ScrollView {
      VStack(spacing: Space.tiny) {
        AppText(text: view.company, style: .name)
        FlowRow(spacing: Space.tiny, lineSpacing: Space.tiny, alignment: .center) {
          ForEach(view.seats, id: \.seat) { seat in
            SetupSeat(view: seat, game: view.game, small: true, send: send).frame(width: 92, height: 92)
          }
          if let add = view.add, add.enabled {
            EmptyChair(view: add, spoken: true, send: send).frame(width: 92, height: 92)
          }
        }
        if let remove = view.remove, remove.enabled {
          QuietButton(view: remove, send: send, style: .smallStrong)
        }
      }
      .padding(.horizontal, Space.small)
      .frame(maxWidth: .infinity)
    }
    .scrollBounceBehavior(.basedOnSize)
  }
}

/// Large letters: seats below each other.
struct SeatList: View {
  let view: SetupView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    AppText(text: view.company, style: .name)
    ForEach(view.seats, id: \.seat) { seat in
      HStack(spacing: Space.small) {
        Face(view: seat.medallion, side: 56)
        VStack(alignment: .leading, spacing: 0) {
          AppText(text: seat.called, style: .name)
          SoftWords(text: seat.line)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(Space.small)
      .frame(maxWidth: .infinity, minHeight: Space.touch)
      .panel()
      .press(spoken: seat.spoken, shape: panelShape, onClick: { send(seat.open) })
    }
    if let add = view.add, add.enabled { EmptyChair(view: add, spoken: true, send: send) }
  }
}

/// Who sits on a seat: a head over a plaque; a tap opens the choice.
private struct SetupSeat: View {
  let view: SeatSetupView
  let game: GameKind
  var small = false
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: -8) {
      Face(view: view.medallion, side: small ? 50 : 66)
      VStack(spacing: 0) {
        FittingWords(
          text: view.called, style: small ? .smallStrong : .name, colour: ink, align: .center, lines: 2)
        if !small { FittingWords(text: view.line, style: .small, colour: soft, align: .center) }
        if view.strength > 0 {
          Strength(game: game, count: Int(view.strength), side: small ? 11 : 13, ink: ink)
        }
      }
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .frame(maxWidth: .infinity)
      .background(ChamferShape(cut: 7).fill(tokens.plaque(active: open)))
      .gilded(ChamferShape(cut: 7), width: 1.4)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .press(spoken: view.spoken, shape: ChamferShape(cut: 12), onClick: { send(view.open) })
  }

  /// The person who begins stands out.
  private var open: Bool { view.strength == 0 }
  private var ink: Color { tokens.plaqueInk(active: open) }
  private var soft: Color { tokens.plaqueSoft(active: open) }
}

/// An empty chair; of two alike only one is `spoken`.
private struct EmptyChair: View {
  let view: ButtonView
  let spoken: Bool
  let send: Send

  var body: some View {
    chair
      .press(view: view, shape: Circle(), send: send)
      .accessibilityHidden(!spoken)
  }

  private var chair: some View {
    Piece(60, units: 60) { context in
      let disc = Path.disc(.zero, 27)
      context.fill(disc, with: .color(rgb(0x000000, 0.45)))
      context.stroke(
        disc, with: .color(rgb(0xF0CF7E)), style: StrokeStyle(lineWidth: 1.6, dash: [5, 4.1]))
      var plus = Path.line(CGPoint(x: -9, y: 0), CGPoint(x: 9, y: 0))
      plus.addPath(.line(CGPoint(x: 0, y: -9), CGPoint(x: 0, y: 9)))
      context.stroke(plus, with: .color(rgb(0xFFE9B0)), style: StrokeStyle(lineWidth: 2.6, lineCap: .round))
    }
    .frame(minWidth: 60, minHeight: 60)
  }
}

/// What stands in the middle of the table, and how many sit around it.
private struct Middle: View {
  let view: SetupView
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.tiny) {
      Piece(76, units: 76) { context in
        let box = CGRect(x: -36, y: -36, width: 72, height: 72)
        switch view.game {
        case .king: context.picture(.crown, in: box)
        case .council: context.picture(.throne, in: box)
        case .forest: context.picture(.acorn, in: box)
        }
      }
      FittingWords(text: view.company, style: .small, align: .center, lines: 2)
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(ChamferShape(cut: 5).fill(tokens.paper.opacity(0.8)))
    }
  }
}
