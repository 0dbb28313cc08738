import DouzeCore
import SwiftUI

private let gap: CGFloat = 3

/// Heights of a seat in two columns and in three, with cards before the seats and without.
private let flat: CGFloat = 78
private let flatEmpty: CGFloat = 64
private let high: CGFloat = 112
private let highEmpty: CGFloat = 80

/// In one row, while a face or a target is chosen.
private let strip: CGFloat = 58

/// How many sit beside each other where there is little room.
private let atATable = 3

/// How high all seats are where there is little room; least while something else `asks`.
func seatsHeight(_ seats: [CouncilSeatView], asks: Bool) -> CGFloat {
  if asks { return strip }
  return seats.count > atATable ? seatHeight(seats) * 2 + gap : seatHeight(seats)
}

private func seatHeight(_ seats: [CouncilSeatView]) -> CGFloat {
  let taken = seats.contains(where: \.taken)
  if seats.count == atATable { return taken ? high : highEmpty }
  return taken ? flat : flatEmpty
}

extension CouncilSeatView {
  /// A card lies before the seat, or is to be revealed.
  var taken: Bool { card != nil || reveal != nil }
}

/// The councillors in little room: two or three beside each other, all of them while something else `asks`.
struct TightSeats: View {
  let moment: CouncilMoment
  let asks: Bool
  let send: Send

  var body: some View {
    VStack(spacing: gap) {
      ForEach(Array(rows(moment.view.seats, of: columns).enumerated()), id: \.offset) { _, row in
        HStack(spacing: gap) {
          ForEach(row, id: \.seat) { seat in
            CouncilSeat(view: seat, send: send) { content(seat) }.frame(height: height)
          }
        }
      }
    }
  }

  @ViewBuilder private func content(_ seat: CouncilSeatView) -> some View {
    if asks {
      SmallSeat(view: seat, moment: moment)
    } else if narrow {
      NarrowSeat(view: seat, moment: moment, send: send)
    } else {
      FlatSeat(view: seat, moment: moment, send: send)
    }
  }

  private var narrow: Bool { moment.view.seats.count == atATable }
  private var columns: Int { asks || narrow ? moment.view.seats.count : 2 }
  private var height: CGFloat { asks ? strip : seatHeight(moment.view.seats) }
}

/// The same with room for all words, in so many columns.
struct RoomySeats: View {
  let moment: CouncilMoment
  let columns: Int
  let send: Send

  var body: some View {
    VStack(spacing: Space.small) {
      ForEach(Array(rows(moment.view.seats, of: columns).enumerated()), id: \.offset) { _, row in
        HStack(spacing: Space.small) {
          ForEach(row, id: \.seat) { seat in
            CouncilSeat(view: seat, send: send) { RoomySeat(view: seat, moment: moment, send: send) }
          }
        }
        // All in a row are as high as the highest.
        .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}

private func rows(_ seats: [CouncilSeatView], of columns: Int) -> [[CouncilSeatView]] {
  stride(from: 0, to: seats.count, by: max(1, columns)).map { start in
    Array(seats[start..<min(start + max(1, columns), seats.count)])
  }
}

/// All of it explains what the seat holds for all to know.
private struct CouncilSeat<Content: View>: View {
  let view: CouncilSeatView
  let send: Send
  @ViewBuilder let content: Content

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  private let shape = RoundedRectangle(cornerRadius: 14)

  var body: some View {
    ZStack(alignment: .top) {
      shape.fill(view.active ? tokens.paperRaised : tokens.paper)
        .overlay(
          shape.strokeBorder(view.active ? accent : tokens.hairline, lineWidth: view.active ? 2.5 : 1)
        )
        .press(spoken: view.spoken, shape: shape, onClick: { send(view.why) })
        .accessibilitySortPriority(1)
      content
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
  }
}

/// Name, card and hand.
private struct SmallSeat: View {
  let view: CouncilSeatView
  let moment: CouncilMoment

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CouncillorName(view: view)
      HStack {
        if view.taken { SeatSlot(view: view, moment: moment, side: 32, pressed: false) { _ in } }
        Spacer(minLength: 0)
        InHand(view: view, side: 18)
      }
      .frame(maxHeight: .infinity)
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// Two beside each other: what is told stands beside the card.
private struct FlatSeat: View {
  let view: CouncilSeatView
  let moment: CouncilMoment
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: Space.tiny) {
        CouncillorName(view: view)
        Holding(view: view, side: 20)
      }
      .silent()
      HStack(spacing: 6) {
        if view.taken { SeatSlot(view: view, moment: moment, side: Space.touch, send: send) }
        SeatWords(view: view, moment: moment)
      }
      .frame(maxHeight: .infinity)
    }
    .padding(.horizontal, 7)
    .padding(.top, 3)
  }
}

/// Three beside each other: what is told stands below the card.
private struct NarrowSeat: View {
  let view: CouncilSeatView
  let moment: CouncilMoment
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 3) {
        CouncillorName(view: view)
        InHand(view: view, side: 18)
      }
      .silent()
      if view.taken {
        HStack {
          SeatSlot(view: view, moment: moment, side: Space.touch, send: send)
          Spacer(minLength: 0)
          top
        }
        .frame(height: Space.touch)
        SeatWords(view: view, moment: moment)
        Spacer(minLength: 0)
      } else {
        HStack(spacing: 3) {
          SeatWords(view: view, moment: moment)
          top
        }
        .frame(maxHeight: .infinity)
      }
    }
    .padding(.horizontal, 6)
    .padding(.top, 3)
  }

  @ViewBuilder private var top: some View {
    if let top = view.top { CharacterCard(view: top, side: 28).silent() }
  }
}

/// With room for all words.
private struct RoomySeat: View {
  let view: CouncilSeatView
  let moment: CouncilMoment
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        Words(text: view.name, style: view.active ? .strong : .body)
          .frame(maxWidth: .infinity, alignment: .leading)
        Holding(view: view, side: 28)
      }
      .silent()
      HStack(spacing: 10) {
        if view.taken { SeatSlot(view: view, moment: moment, side: 56, pressed: false, send: send) }
        told.frame(maxWidth: .infinity, alignment: .leading).silent()
      }
      .frame(minHeight: 60)
      if let reveal = view.reveal {
        MainButton(view: reveal, send: send, style: .smallStrong).wide()
      }
    }
    .padding(10)
  }

  private var told: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let mark = view.mark { Words(text: mark, style: .smallStrong, colour: accent) }
      if let character = view.card?.character {
        OneLine(text: character.name, style: .smallStrong, struck: view.card?.struck != nil)
      }
      if let struck = view.card?.struck, !struck.isEmpty {
        Words(text: struck, style: .small, colour: tokens.struck)
      }
      Said(view: view, moment: moment)
      if let wish = view.wish { Words(text: wish, style: .smallStrong) }
    }
  }
}
