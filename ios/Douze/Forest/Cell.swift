import DouzeCore
import SwiftUI

/// One cell: its card, its sentence. `card` differs from the view's while beats are played.
struct Cell: View {
  let view: CellView
  let card: CardView?
  let calm: Bool
  let size: CGSize
  /// Where its card is in it.
  let place: CGRect
  let send: Send

  private let shape = ChamferShape(cut: 8)

  var body: some View {
    if let intent = view.intent {
      // No button: the board makes each cell focusable, and a button in it would be a second stop of the keys.
      face
        .contentShape([.interaction, .hoverEffect], shape)
        .hoverEffect(.highlight)
        .onTapGesture { send(intent) }
        .spoken(view.spoken)
        .accessibilityAddTraits(selected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { send(intent) }
        .glowing(intent, shape: shape)
    } else {
      face.spoken(view.spoken).accessibilityAddTraits(selected ? .isSelected : [])
    }
  }

  private var selected: Bool { view.mark == .selected }

  private var face: some View {
    ZStack {
      Color.clear
      if let card {
        AnimalCard(
          view: card, side: min(place.width, place.height) - 2, points: calm ? view.points : nil,
          ghost: calm && view.isGhost
        )
        .position(place.centre)
      }
    }
    .frame(width: size.width, height: size.height)
  }
}

extension CellView {
  /// Its card is not there: it could, or in a review should have ended there.
  fileprivate var isGhost: Bool { mark == .ghost || (mark == .advised && intent == nil) }
}
