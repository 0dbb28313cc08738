import DouzeCore
import SwiftUI

/// A turn that is over, seat by seat: the card, and what it made of the die. The plaques on the table say the same aloud.
struct Ledger: View {
  let group: GroupView
  /// How high a line is that has much room.
  var line: CGFloat?

  var body: some View {
    VStack(spacing: Space.tiny) {
      ForEach(group.seats.filter { $0.counted != nil || $0.card?.character != nil }, id: \.seat) { seat in
        LedgerLine(view: seat, won: won(seat), high: line)
      }
    }
    .silent()
  }

  private func won(_ seat: KingSeatView) -> Bool {
    group.rail?.marks.contains { $0.seat == seat.seat && $0.state == .winner } ?? false
  }
}

private struct LedgerLine: View {
  let view: KingSeatView
  let won: Bool
  let high: CGFloat?
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = tokens.plaqueInk(active: won)
    HStack(spacing: Space.small) {
      Face(view: view.medallion, side: face)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.name, style: high == nil ? .value : .plaque, colour: ink)
        if let character = view.card?.character {
          AppText(text: character.name, style: .small, colour: ink.opacity(0.85))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let character = view.card?.character {
        CharacterHead(character: character.character, side: face).opacity(view.card?.struck == nil ? 1 : 0.45)
      }
      if let counted = view.counted {
        FittingWords(
          text: counted.text, style: high == nil ? .value : .title, colour: ink, align: .trailing,
          struck: counted.struck != nil
        )
        .fixedSize()
        .frame(minWidth: 54, alignment: .trailing)
      }
    }
    .padding(.horizontal, Space.small)
    .padding(.vertical, 2)
    .frame(minHeight: high)
    .background(plaqueShape.fill(tokens.plaque(active: won)))
    .gilded(plaqueShape, width: won ? 2.4 : 1.5)
  }

  private var face: CGFloat { high.map { min($0 - 16, 84) } ?? 36 }
}
