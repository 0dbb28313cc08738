import DouzeCore
import SwiftUI

private let gap: CGFloat = 3

/// Heights of a seat in two columns and in three, with cards before the seats, with words alone, and with neither.
private let flat: CGFloat = 82
private let flatEmpty: CGFloat = 66
private let high: CGFloat = 133
private let highEmpty: CGFloat = 84
private let silent: CGFloat = 54

/// In one row, while a face or a target is chosen.
private let strip: CGFloat = 58

/// How many sit beside each other where there is little room.
private let atATable = 3

/// How high all seats are where there is little room, each with `extra`; least while something else `asks`.
func seatsHeight(_ seats: [CouncilSeatView], asks: Bool, extra: CGFloat) -> CGFloat {
  if asks { return strip }
  let height = seatHeight(seats) + extra
  return seats.count > atATable ? height * 2 + gap : height
}

private func seatHeight(_ seats: [CouncilSeatView]) -> CGFloat {
  let taken = seats.contains(where: \.taken)
  if !taken, !seats.contains(where: \.worded) { return silent }
  if seats.count == atATable { return taken ? high : highEmpty }
  return taken ? flat : flatEmpty
}

extension CouncilSeatView {
  /// A card is before the seat, or is to be revealed.
  var taken: Bool { card != nil || reveal != nil }

  /// Something is to be read beside its name.
  fileprivate var worded: Bool { mark != nil || wish != nil || doing != nil || says != nil || top != nil }
}

/// The councillors in little room: two or three beside each other, all of them while something else `asks`.
struct TightSeats: View {
  let tween: Tween<CouncilFrame>
  let asks: Bool
  let extra: CGFloat
  let send: Send
  @Namespace private var places

  var body: some View {
    VStack(spacing: gap) {
      ForEach(Array(rows(tween.to.seats, of: columns).enumerated()), id: \.offset) { _, row in
        HStack(spacing: gap) {
          ForEach(row, id: \.seat) { seat in
            CouncilSeat(view: seat, places: places, send: send) { content(seat) }.frame(height: height)
          }
        }
      }
    }
    .rotor(tween.to.seats, places)
  }

  @ViewBuilder private func content(_ seat: CouncilSeatView) -> some View {
    if asks {
      StripSeat(view: seat, tween: tween)
    } else if narrow {
      NarrowSeat(view: seat, tween: tween, send: send)
    } else {
      FlatSeat(view: seat, tween: tween, send: send)
    }
  }

  private var narrow: Bool { tween.to.seats.count == atATable }
  private var columns: Int { asks || narrow ? tween.to.seats.count : 2 }
  private var height: CGFloat { asks ? strip : seatHeight(tween.to.seats) + extra }
}

/// The same with room for all words, in so many columns.
struct RoomySeats: View {
  let tween: Tween<CouncilFrame>
  let columns: Int
  let send: Send
  @Namespace private var places

  var body: some View {
    VStack(spacing: Space.small) {
      ForEach(Array(rows(tween.to.seats, of: columns).enumerated()), id: \.offset) { _, row in
        HStack(spacing: Space.small) {
          ForEach(row, id: \.seat) { seat in
            CouncilSeat(view: seat, places: places, send: send) {
              RoomySeat(view: seat, tween: tween, send: send)
            }
          }
        }
        // All in a row are as high as the highest.
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .rotor(tween.to.seats, places)
  }
}

/// Below each other beside a large dilemma, in a `height`; above a councillor what they said or wish.
struct BelowSeats: View {
  let tween: Tween<CouncilFrame>
  let height: CGFloat
  let send: Send
  @Namespace private var places

  var body: some View {
    VStack(spacing: Space.tiny) {
      ForEach(tween.to.seats, id: \.seat) { seat in
        VStack(alignment: .leading, spacing: 0) {
          SeatBubble(view: seat, tween: tween).frame(height: bubble, alignment: .bottom)
          CouncilSeat(view: seat, places: places, send: send) {
            BelowSeat(view: seat, tween: tween, name: plaque < 70 ? .name : .plaque, send: send)
          }
          .frame(height: plaque)
        }
      }
    }
    .rotor(tween.to.seats, places)
  }

  private let bubble: CGFloat = 34
  private var plaque: CGFloat {
    let each = height / CGFloat(max(1, tween.to.seats.count)) - Space.tiny - bubble
    return min(max(each, 56), 88)
  }
}

extension View {
  /// A rotor goes from councillor to councillor and leaves out their cards.
  fileprivate func rotor(_ seats: [CouncilSeatView], _ places: Namespace.ID) -> some View {
    accessibilityElement(children: .contain)
      .accessibilityRotor(seats.map(\.name).joined(separator: ", ")) {
        ForEach(seats, id: \.seat) { AccessibilityRotorEntry($0.spoken, $0.seat, in: places) }
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
  /// Where a rotor finds it.
  let places: Namespace.ID
  let send: Send
  @ViewBuilder let content: Content

  @Environment(\.tokens) private var tokens

  var body: some View {
    ZStack(alignment: .top) {
      plaqueShape.fill(tokens.plaque(active: view.active))
        .opacity(view.active ? 1 : 0.86)
        .gilded(plaqueShape, width: view.active ? 2.6 : 1.3)
        .press(spoken: view.spoken, shape: plaqueShape, intent: view.why, send: send)
        .accessibilityRotorEntry(id: view.seat, in: places)
        .accessibilitySortPriority(1)
      content
        .environment(\.tokens, tokens.onPlaque(active: view.active))
        .environment(\.accent, tokens.plaqueInk(active: view.active))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .facing(view.turned)
    .accessibilityElement(children: .contain)
  }
}
