import DouzeCore
import SwiftUI

private let gap: CGFloat = 3

/// Heights of a seat with a name alone, and in three columns with cards before the seats.
private let silent: CGFloat = 54
private let high: CGFloat = 86

/// In two columns, of a name with its margins, and of a plaque where names are long.
private let named: CGFloat = 38
private let longNamed: CGFloat = 66

/// Of a line of words.
private let line: CGFloat = 18

/// Letters in a line of a bubble above its seat, beside a card, and below a name; and its lines at most.
private let above = 14
private let beside = 12
private let below = 22
private let mostLines = 4

/// In one row, while a face or a target is chosen.
private let strip: CGFloat = 58

/// How many sit beside each other where there is little room.
private let atATable = 3

/// How high the councillors are where there is little room, each with `extra`; least while something else `asks`.
struct SeatPlan {
  let seats: [CouncilSeatView]
  let asks: Bool
  let extra: CGFloat
  /// A panel speaks: bubbles make way for it.
  let told: Bool

  /// In three columns what a councillor says stands above it, in two beside it.
  var narrow: Bool { !asks && seats.count == atATable }
  var columns: Int { asks || narrow ? seats.count : 2 }
  var height: CGFloat {
    let each = bubble + plaque
    return !asks && seats.count > atATable ? each * 2 + gap : each
  }

  /// Above each plaque; as high as the longest remark needs.
  var bubble: CGFloat {
    narrow ? seats.map { $0.bubble(of: above, most: mostLines) }.max() ?? 0 : 0
  }

  var plaque: CGFloat {
    if asks { return strip }
    if narrow {
      let taken = seats.contains(where: \.taken)
      let name = taken ? high : seats.contains(where: \.long) ? silent + Space.medium : silent
      return name + (seats.map(\.words).max() ?? 0) + extra
    }
    let each = seats.map { seat in
      let said = seat.bubble(of: seat.taken ? beside : below, most: mostLines)
      return named + max(seat.taken ? Space.touch : 0, seat.words + said)
    }
    return max(seats.contains(where: \.long) ? longNamed : silent, each.max() ?? 0) + extra
  }
}

extension CouncilSeatView {
  /// A card is before the seat, or is to be revealed.
  var taken: Bool { card != nil || reveal != nil }

  /// Its name has two lines, and a small face beside it.
  var long: Bool { name.count > 8 }

  /// How high all is that its plaque says besides its name.
  fileprivate var words: CGFloat {
    let lines = [mark, card?.character?.name, card?.character == nil ? doing : nil].count { $0 != nil }
    return CGFloat(lines) * line
  }

  /// How high its bubble is with so many letters in a line.
  fileprivate func bubble(of letters: Int, most: Int) -> CGFloat {
    guard let remark else { return 0 }
    return CGFloat(min(most, (remark.count + letters - 1) / letters)) * line + SeatBubble.frame
  }
}

/// The councillors in little room: two or three beside each other, all of them while something else `asks`.
struct TightSeats: View {
  let tween: Tween<CouncilFrame>
  let plan: SeatPlan
  let send: Send
  @Namespace private var places

  var body: some View {
    VStack(spacing: gap) {
      ForEach(Array(rows(tween.to.seats, of: plan.columns).enumerated()), id: \.offset) { _, row in
        HStack(spacing: gap) {
          ForEach(row, id: \.seat) { seat in
            VStack(alignment: .leading, spacing: 0) {
              if plan.bubble > 0 {
                Group {
                  if plan.told {
                    Color.clear
                  } else {
                    SeatBubble(view: seat, tween: tween, lines: mostLines)
                  }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: plan.bubble, alignment: .bottom)
              }
              CouncilSeat(view: seat, places: places, send: send) { content(seat) }
                .frame(height: plan.plaque)
            }
          }
        }
      }
    }
    .rotor(tween.to.seats, places)
  }

  @ViewBuilder private func content(_ seat: CouncilSeatView) -> some View {
    if plan.asks {
      StripSeat(view: seat, tween: tween)
    } else if plan.narrow {
      NarrowSeat(view: seat, tween: tween, send: send)
    } else {
      FlatSeat(view: seat, tween: tween, send: send)
    }
  }
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

  @Environment(\.tokens) private var plain
  @Environment(\.theme) private var theme

  /// By day who decides sits in gold.
  private var tokens: Tokens {
    guard theme == .day, view.active else { return plain }
    var tokens = plain
    (tokens.activeTop, tokens.activeLow) = (rgb(0xFFF3C9), rgb(0xF4D283))
    (tokens.activeInk, tokens.activeSoft) = (rgb(0x1A1236), rgb(0x4A3A66))
    return tokens
  }

  var body: some View {
    ZStack(alignment: .top) {
      plaqueShape.fill(tokens.plaque(active: view.active))
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
