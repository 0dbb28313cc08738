import DouzeCore
import DouzeKit
import SwiftUI

/// A die from this size on has faces for a finger.
private let largeDie: CGFloat = 168
private let hugeDie: CGFloat = 230

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
  /// How high the selected card stands below the hand, where there is much room.
  var chosen: CGFloat?

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
      if listed, view.hands.isEmpty, view.offers == nil, view.peek?.open != true {
        Ledger(group: side.group, line: chosen.map { min($0 / 2, 108) })
      }
      hands(view.hands)
      if let hint = view.hint {
        HintBar(view: hint, hands: view.hands, send: send)
      } else if let chosen, let selected = side.selected {
        ChosenCard(view: selected, height: chosen)
      } else if let chosen, places, view.offers == nil, view.standings == nil {
        NothingChosen().frame(height: view.hands.isEmpty ? 2.4 * chosen : chosen)
      } else if roomy, !explained, let rule = side.selected?.rule {
        // The card's own name says it to screen readers.
        SoftWords(text: rule, align: .center).accessibilityHidden(true)
      }
      if let offers = view.offers {
        Offers(view: offers, side: side, width: width, die: chosen == nil ? largeDie : hugeDie)
      }
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
          inRow: chosen == nil ? max(CharacterCards.inOneRow, Int(width / 100)) : CharacterCards.inOneRow,
          height: card,
          advice: view.hint?.options ?? [])
      } else {
        UnderCards(view: hand).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// A card is to be chosen, or there is nothing else to see.
  private var places: Bool {
    view.confirm != nil && view.peek == nil && (!view.hands.isEmpty || side.group.rail == nil)
  }

  private var view: KingView { side.view }
  private var send: Send { side.table.send }
  private var quiet: Bool { side.table.clock == nil }
}

/// The selected card, large, and what it does; its own name says it to VoiceOver.
private struct ChosenCard: View {
  let view: HandCardView
  let height: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.medium) {
      if case .character(let face) = view.face {
        Portrait(character: face.character).frame(width: 0.7 * height, height: height).clipped()
      }
      VStack(alignment: .leading, spacing: 6) {
        OneLine(text: view.face.name, style: .door, colour: tokens.ivoryInk)
        OneLine(text: view.rule, style: .body, colour: tokens.ivoryInk, lines: 6)
        if let badge = view.badge { OneLine(text: badge, style: .title, colour: tokens.ivoryAccent) }
      }
      .padding(.trailing, 12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(height: height)
    .background(tokens.ivory)
    .clipShape(panelShape)
    .gilded(panelShape, width: 1.8)
    .accessibilityHidden(true)
  }
}

/// Where the selected card will stand.
private struct NothingChosen: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
      context.fill(.rays(middle, from: 66, to: size.width), with: .color(tokens.gold.opacity(0.12)))
      KingFelt.medallion(context, middle, 52)
    }
    .silent()
  }
}

/// Faces on a large die and as buttons, or tokens.
private struct Offers: View {
  let view: ChoicesView
  let side: KingSide
  let width: CGFloat
  let die: CGFloat
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
    return Die(body: side.die, face: seat.face, size: die, reachable: faces, turnable: true)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(view.label)
  }
}
