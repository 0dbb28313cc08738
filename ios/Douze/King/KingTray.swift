import DouzeCore
import DouzeKit
import SwiftUI

/// A die from this size on has faces for a finger.
private let largeDie: CGFloat = 168

/// From this width on its faces stand beside it, too.
private let besides: CGFloat = 320

/// What is beside the table: what was asked for, else the hand, where there is room `explained`, and what is to choose;
/// `groups` with the small ones. `width` is what it has.
struct KingTray: View {
  let side: KingSide
  let roomy: Bool
  let groups: Bool
  var explained = false
  /// While no hand is there what was played is listed.
  var listed = false
  let card: CGFloat
  let width: CGFloat

  var body: some View {
    VStack(spacing: Space.small) {
      if let rail = side.group.rail {
        Rail(view: rail, fresh: side.newRail, tween: side.tween)
        if let line = rail.line, quiet {
          OneLine(text: line, style: .small, align: .center, lines: 2).silent()
        }
      }
      if let history = view.history {
        History(view: history, width: width, send: send)
      } else if let inspect = view.inspect {
        Inspect(view: inspect, send: send)
      } else {
        play
        if groups, side.groups.count > 1 { SmallGroups(side: side, columns: 2) }
        if quiet, let standings = view.standings { Standings(view: standings) }
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// What is moving now is reported first.
  @ViewBuilder private var play: some View {
    if !quiet {
      hands(view.hands)
    } else if let step = view.step {
      KingStep(view: step, send: send)
    } else {
      if listed, view.hands.isEmpty, view.offers == nil, view.peek?.open != true { Ledger(group: side.group) }
      hands(view.hands)
      if let hint = view.hint {
        HintBar(view: hint, hands: view.hands, send: send)
      } else if roomy, !explained, let rule = side.selected?.rule {
        // The card's own name says it to screen readers.
        SoftWords(text: rule, align: .center).accessibilityHidden(true)
      }
      if let offers = view.offers { Offers(view: offers, side: side, width: width) }
      if let peek = view.peek {
        if peek.open { hands(peek.hands) }
        PeekButton(view: peek, send: send, style: .smallStrong).wide()
      }
    }
  }

  /// The first hand is chosen from; what is under the die is only shown.
  private func hands(_ hands: [HandView]) -> some View {
    ForEach(Array(hands.enumerated()), id: \.offset) { place, hand in
      if place == 0 {
        HandCards(
          cards: hand.cards, send: send, explained: explained,
          inRow: max(CharacterCards.inOneRow, Int(width / 100)), height: card,
          advice: view.hint?.options ?? [])
      } else {
        UnderCards(view: hand).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var view: KingView { side.view }
  private var send: Send { side.table.send }
  private var quiet: Bool { side.table.clock == nil }
}

/// Faces on a large die and as buttons, or tokens.
private struct Offers: View {
  let view: ChoicesView
  let side: KingSide
  let width: CGFloat
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if let seat = side.group.seats.first(where: { !$0.reach.isEmpty }) {
      if letters.isLarge || width < besides {
        VStack(spacing: Space.small) {
          die(seat)
          buttons
        }
      } else {
        HStack(spacing: Space.small) {
          die(seat)
          buttons
        }
      }
    } else {
      buttons.padding(12).panel()
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.label, style: .smallStrong)
      ShortChoices(view: view, send: side.table.send)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func die(_ seat: KingSeatView) -> some View {
    let send = side.table.send
    let faces = seat.reach.map { reach in
      DieFace(face: reach.face, selected: reach.selected, label: reach.label, intent: reach.intent) {
        send(reach.intent)
      }
    }
    return Die(body: side.die, face: seat.face, size: largeDie, reachable: faces, turnable: true)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(view.label)
  }
}
