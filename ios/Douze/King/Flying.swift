import DouzeCore
import DouzeKit
import SwiftUI

private let flying: CGFloat = 32

/// Where the dice of the seats are on the table: their middles.
struct DicePlaces: PreferenceKey {
  static var defaultValue: [Int32: Anchor<CGPoint>] { [:] }

  static func reduce(value: inout [Int32: Anchor<CGPoint>], nextValue: () -> [Int32: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// This is where the die of `seat` is.
  func diePlace(_ seat: Int32) -> some View {
    anchorPreference(key: DicePlaces.self, value: .center) { [seat: $0] }
  }

  /// What flies in a beat is drawn over this, from die to die.
  func flownOver(by tween: Tween<KingFrame>, seats: [KingSeatView], die: DieBody, size: CGFloat) -> some View
  {
    overlayPreferenceValue(DicePlaces.self) { places in
      if tween.moves != nil {
        GeometryReader { table in
          let middle = CGPoint(x: table.size.width / 2, y: table.size.height / 2)
          Flying(tween: tween, seats: seats, die: die, size: size) { seat in
            guard let seat, let place = places[seat] else { return middle }
            return table[place]
          }
        }
        .silent()
      }
    }
  }
}

/// What flies over the table in a beat: dice from seat to seat, tokens and crowns to their seats.
private struct Flying: View {
  let tween: Tween<KingFrame>
  let seats: [KingSeatView]
  let die: DieBody
  let size: CGFloat
  /// The middle of a seat's die; of the whole table where there is none.
  let middle: (Int32?) -> CGPoint

  @Environment(\.accent) private var accent

  var body: some View {
    switch tween.moves {
    case .dicePassed(let passes):
      Moving(tween.clock()) { now in
        let done = tween.done(now)
        ZStack {
          ForEach(passes, id: \.toSeat) { pass in
            if let face = seats.first(where: { $0.seat == pass.toSeat })?.face {
              Die(body: die, face: face, size: size, motion: .pass(face: face, progress: done))
                .position(way(pass.fromSeat, pass.toSeat, done))
            }
          }
        }
      }
    case .tokenTaken(let seat, let from, let points):
      thing(points == 2 ? .token2 : .token1, from: from, to: seat)
    case .crownTaken(let seat):
      thing(.crown, from: nil, to: seat)
    case .cardsRevealed, .diceRolled, .diceFlipped, .dieTipped, nil:
      EmptyView()
    }
  }

  @ViewBuilder private func thing(_ emblem: Emblem, from: Int32?, to seat: Int32) -> some View {
    if seats.contains(where: { $0.seat == seat }) {
      Moving(tween.clock()) { now in
        Picture(image: emblem.sign, colour: accent, size: flying)
          .position(way(from, seat, tween.done(now)))
      }
    }
  }

  /// Slow at both ends.
  private func way(_ from: Int32?, _ to: Int32, _ done: Double) -> CGPoint {
    let share = done * done * (3 - 2 * done)
    let (start, end) = (middle(from), middle(to))
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
