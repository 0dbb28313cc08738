import DouzeCore
import SwiftUI

/// Both scores, and between them the acorn that points to its holder; with the largest letters, and on a tablet, below
/// each other. `wordy`: larger plates.
struct ForestSeats: View {
  let seats: [SeatView]
  let wordy: Bool
  var tall = false
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if tall || letters.isAccessibilitySize {
      VStack(spacing: Space.small) {
        if let first = seats.first {
          Plate(view: first, wordy: wordy, mirrored: false, tall: tall, send: send)
        }
        AcornSign(side: wordy ? 60 : 46, towards: holder.map { .degrees($0 == 0 ? 90 : -90) })
        ForEach(seats.dropFirst(), id: \.seat) {
          Plate(view: $0, wordy: wordy, mirrored: false, tall: tall, send: send)
        }
      }
    } else {
      HStack(spacing: wordy ? 38 : 34) {
        ForEach(Array(seats.enumerated()), id: \.element.seat) { place, seat in
          Plate(view: seat, wordy: wordy, mirrored: place == 1, send: send)
        }
      }
      // Both as high as the higher.
      .fixedSize(horizontal: false, vertical: true)
      .overlay { AcornSign(side: wordy ? 52 : 48, towards: holder.map { .degrees($0 == 0 ? 0 : 180) }) }
    }
  }

  private var holder: Int? { seats.firstIndex { $0.tiebreaker != nil } }
}

/// Revealed cards hang under the plates of their owners, the one that is due ringed; between them `content`.
struct Duel<Content: View>: View {
  let revealed: [CardView]
  let side: CGFloat
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if revealed.isEmpty || letters.isAccessibilitySize {
      content
    } else {
      HStack(spacing: 0) {
        hung(0)
        content
        hung(1)
      }
    }
  }

  @ViewBuilder private func hung(_ seat: Int32) -> some View {
    if let card = revealed.first(where: { $0.seat == seat }) {
      AnimalCard(view: card, side: side, selected: card == revealed.first).spoken(card.name)
    } else {
      Color.clear.frame(width: side, height: side)
    }
  }
}

/// The tiebreaker; its point turns to who goes first when numbers are equal.
private struct AcornSign: View {
  let side: CGFloat
  let towards: Angle?

  var body: some View {
    Piece(side, units: 62) { Acorn.paint($0, towards: towards) }
  }
}

/// A seat's name, cards and score in the tone of its cards; a heavier frame while it is its turn.
private struct Plate: View {
  let view: SeatView
  let wordy: Bool
  let mirrored: Bool
  /// It has much room.
  var tall = false
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  private let shape = ChamferShape(cut: 10)

  var body: some View {
    content
      .padding(.leading, mirrored ? 10 : 13)
      .padding(.trailing, mirrored ? 13 : 10)
      .padding(.vertical, wordy ? 6 : 3)
      .frame(maxWidth: .infinity, minHeight: wordy ? 64 : Space.touch, maxHeight: .infinity)
      .background(
        shape.fill(
          black ? Tokens.down(rgb(0x3A332B), rgb(0x0F0C0A)) : Tokens.down(rgb(0xFFFBEF), rgb(0xE4D3AB)))
      )
      .gilded(shape, width: view.active ? 2.6 : 1.4)
      .shadow(color: .black.opacity(0.35), radius: 4, y: 3)
      .press(spoken: view.spoken, shape: shape, intent: view.why, send: send, veil: ink)
      .facing(view.turned)
  }

  private var black: Bool { view.colour == .black }
  private var ink: Color { black ? rgb(0xF8F0DD) : rgb(0x1B1613) }
  private var gain: Color { black ? rgb(0xFFC65A) : rgb(0x8A3A00) }

  @ViewBuilder private var content: some View {
    if letters.isLarge {
      VStack(alignment: .leading, spacing: 0) {
        name
        score
      }
    } else {
      ViewThatFits(in: .horizontal) {
        line(headed: true).frame(minWidth: 0, idealWidth: Self.headed, maxWidth: .infinity)
        line(headed: false)
      }
    }
  }

  /// From so wide on a plate has room for a face beside name and score.
  private static let headed: CGFloat = 168

  private func line(headed: Bool) -> some View {
    HStack(spacing: 6) {
      if mirrored { score } else if headed { face }
      name.frame(maxWidth: .infinity, alignment: mirrored ? .trailing : .leading)
      if !mirrored { score } else if headed { face }
    }
  }

  private var face: some View { Face(view: view.medallion, side: tall ? 66 : wordy ? 46 : 36) }

  private var name: some View {
    VStack(alignment: mirrored ? .trailing : .leading, spacing: wordy ? 4 : 1) {
      FittingWords(text: view.name, style: tall ? .title : wordy ? .plaque : .name, colour: ink)
      HStack(spacing: 2) {
        if mirrored { deck }
        if view.hasChosen && mirrored { chosen }
        // Backs in the other tone, so that they are seen on the plate.
        ForEach(0..<max(0, Int(view.inHand)), id: \.self) { _ in back }
        if view.hasChosen && !mirrored { chosen }
        if !mirrored { deck }
      }
    }
  }

  private var back: some View { CardBack(seat: black ? 1 : 0, width: tall ? 15 : 9) }

  private var chosen: some View {
    back.rotationEffect(.degrees(mirrored ? -14 : 14)).padding(mirrored ? .trailing : .leading, Space.tiny)
  }

  private var deck: some View {
    FittingWords(text: view.deck, style: .small, colour: ink.opacity(0.85)).padding(.horizontal, 2)
  }

  private var score: some View {
    HStack(spacing: Space.tiny) {
      number(view.score, ink)
      if let preview = view.preview { number(preview, gain) }
    }
  }

  private func number(_ text: String, _ colour: Color) -> some View {
    Text(text)
      .font(.custom(DisplayFont.name, size: size, relativeTo: .title))
      .foregroundStyle(colour)
      .lineLimit(1)
      .fixedSize()
  }

  private var size: CGFloat { (tall ? 54 : wordy ? 40 : 29) * (view.preview == nil ? 1 : 0.62) }
}
