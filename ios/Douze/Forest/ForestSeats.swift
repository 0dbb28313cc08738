import DouzeCore
import SwiftUI

/// Both seats side by side, with the largest letters below each other; `wordy` also writes how many cards each has.
struct Seats: View {
  let seats: [SeatView]
  let wordy: Bool
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    let parts = ForEach(seats, id: \.seat) { Seat(view: $0, wordy: wordy, send: send) }
    if letters.isAccessibilitySize {
      VStack(spacing: Space.small) { parts }
    } else {
      // Both as high as the higher.
      HStack(spacing: Space.small) { parts }.fixedSize(horizontal: false, vertical: true)
    }
  }
}

private struct Seat: View {
  let view: SeatView
  let wordy: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: Space.small) {
          name
          Spacer(minLength: 0)
          score
        }
        VStack(alignment: .leading, spacing: 0) {
          name
          score
        }
      }
      cards
      if wordy { SoftWords(text: view.cards) }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, wordy ? 8 : 5)
    .frame(maxWidth: .infinity, minHeight: Space.touch, maxHeight: .infinity, alignment: .leading)
    .framed(
      buttonShape, fill: view.active ? tokens.paperRaised : tokens.paper,
      edge: view.active ? accent : tokens.hairline, width: view.active ? 2.5 : 1
    )
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.why) })
  }

  private var name: some View { Words(text: view.name, style: view.active ? .smallStrong : .small) }

  private var score: some View {
    HStack(spacing: 6) {
      Words(text: view.score, style: number)
      if let preview = view.preview { Words(text: preview, style: number, colour: tokens.accentForest) }
    }
  }

  private var number: WordStyle { letters.isLarge ? .strong : .title }

  private var cards: some View {
    HStack(spacing: 3) {
      let seat = view.colour == .black ? 0 : 1
      if view.inHand == 0 && !view.hasChosen { swatch(seat) }
      ForEach(0..<max(0, Int(view.inHand)), id: \.self) { _ in CardBack(seat: seat, width: 14) }
      if view.hasChosen {
        CardBack(seat: seat, width: 14).rotationEffect(.degrees(14)).padding(.leading, Space.small)
      }
      Spacer(minLength: 0)
      if view.tiebreaker != nil {
        Picture(image: Emblem.tiebreaker.sign, colour: tokens.accentForest, size: 20)
      }
    }
    .frame(minHeight: 22)
  }

  /// A seat without cards still shows its colour.
  private func swatch(_ seat: Int) -> some View {
    let suit = tokens.suit(seat: seat)
    return Color.clear.frame(width: 16, height: 16).framed(suit.shape, fill: suit.fill, edge: suit.edge)
  }
}
