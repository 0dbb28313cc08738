import DouzeCore
import SwiftUI

/// Between two people: who takes the device, on a surface in the colour of the curtain.
struct CurtainScreen: View {
  let view: CurtainView
  let bar: AnyView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    InRoom { room in
      ScrollView {
        VStack(spacing: 0) {
          bar
          Spacer(minLength: 0)
          who.frame(maxWidth: 440).padding(.vertical, Space.medium)
          Spacer(minLength: 0)
          below.frame(maxWidth: 440).padding(.bottom, Space.large)
        }
        .padding(.horizontal, Space.large)
        .frame(maxWidth: .infinity, minHeight: room.height)
      }
      .scrollBounceBehavior(.basedOnSize)
      // A finger that holds the hand open may move.
      .scrollDisabled(isHeld)
    }
  }

  private var isHeld: Bool { view.peek.map { $0.open && !$0.toggles } ?? false }

  private var who: some View {
    VStack(spacing: Space.medium) {
      if view.game == .forest {
        CardBack(seat: Int(view.seat), width: 64)
      } else {
        CharacterBack(height: 76)
      }
      Heading(text: view.headline, colour: tokens.curtainInk, align: .center)
      Words(text: view.line, colour: tokens.curtainInk, align: .center)
      CurtainButton(view: view.lift, send: send, main: true).wide()
    }
  }

  private var below: some View {
    VStack(spacing: Space.small) {
      if let peek = view.peek { Peeking(view: peek, game: view.game, send: send) }
      FlowRow(alignment: .center) {
        ForEach(Array(view.actions.enumerated()), id: \.offset) { _, action in
          CurtainButton(view: action, send: send)
        }
      }
    }
  }
}

/// The hand opens above the button, in room that is kept for it: what a finger holds does not move. Until then the
/// warning stands there: a screen reader speaks it before it would speak a hand.
private struct Peeking: View {
  let view: PeekView
  let game: GameKind
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.small) {
      Group {
        if view.open {
          hands
        } else {
          Words(text: view.warning, style: .small, colour: tokens.curtainInk, align: .center)
        }
      }
      .frame(maxWidth: .infinity, minHeight: game == .forest ? 104 : 164, alignment: .bottom)
      PeekButton(view: view, send: send, ink: tokens.curtainInk, fill: tokens.curtain).wide()
    }
  }

  private var hands: some View {
    VStack(spacing: Space.small) {
      ForEach(Array(view.hands.enumerated()), id: \.offset) { index, hand in
        if index == 0 {
          HandCards(cards: hand.cards, send: send)
        } else {
          UnderCards(view: hand, ink: tokens.curtainInk)
        }
      }
    }
  }
}
