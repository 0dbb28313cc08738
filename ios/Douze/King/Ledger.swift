import DouzeCore
import SwiftUI

/// A turn that is over, seat by seat: the card, and what it made of the die. The plaques on the table say the same aloud.
struct Ledger: View {
  let group: GroupView

  var body: some View {
    VStack(spacing: Space.tiny) {
      ForEach(group.seats.filter { $0.counted != nil || $0.card?.character != nil }, id: \.seat) { seat in
        LedgerLine(view: seat, won: won(seat))
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
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = tokens.plaqueInk(active: won)
    HStack(spacing: Space.small) {
      Face(view: view.medallion, side: 36)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.name, style: .value, colour: ink)
        if let character = view.card?.character {
          AppText(text: character.name, style: .small, colour: ink.opacity(0.85))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let character = view.card?.character {
        CharacterHead(character: character.character, side: 36).opacity(view.card?.struck == nil ? 1 : 0.45)
      }
      if let counted = view.counted {
        FittingWords(
          text: counted.text, style: .value, colour: ink, align: .trailing, struck: counted.struck != nil
        )
        .fixedSize()
        .frame(minWidth: 54, alignment: .trailing)
      }
    }
    .padding(.horizontal, Space.small)
    .padding(.vertical, 2)
    .background(plaqueShape.fill(tokens.plaque(active: won)))
    .gilded(plaqueShape, width: won ? 2.4 : 1.5)
  }
}
