import DouzeCore
import SwiftUI

/// So many stand in one row of a hand that is broad enough.
private let inBroadRow = 5
private let broad: CGFloat = 320
private let mostExplained = 7

extension CouncilView {
  /// Something else than a card to be played is chosen: a face, a target, what comes back from the discard.
  var asks: Bool { offers != nil || hands.dropFirst().contains(where: \.choosable) }
}

extension HandView {
  fileprivate var choosable: Bool { cards.contains { $0.intent != nil } }
}

/// What is beside the table: what was opened last, else what the council is asked, and the hand. `folded`: talk and kept
/// rewards are opened from the status line; else kept rewards stand here, and the talk where it `talks`.
struct CouncilTray: View {
  let side: CouncilSide
  let width: CGFloat
  let folded: Bool
  let explained: Bool
  let talks: Bool

  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.small) {
      if quiet { questions }
      if folded, side.open == .talk, let talk = view.talk {
        Talk(view: talk, send: send)
      } else if folded, side.open == .kept, !view.kept.isEmpty {
        KeptRewards(kept: view.kept, tween: side.tween, send: send)
      } else if let inspect = view.inspect {
        Inspect(view: inspect, send: send)
      } else if let hint = view.hint {
        HintPanel(view: hint, send: send)
      } else {
        choices
      }
      if !folded, !view.kept.isEmpty { KeptRewards(kept: view.kept, tween: side.tween, send: send) }
      if talks, let talk = view.talk { Talk(view: talk, send: send) }
    }
    .frame(maxWidth: .infinity)
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
  /// While beats are played nothing is asked.
  private var quiet: Bool { side.table.clock == nil }

  private var asked: Bool {
    quiet && (view.warning != nil || view.proposal != nil || view.offers != nil)
  }

  @ViewBuilder private var questions: some View {
    if let ask = view.warning {
      CouncilQuestion(
        sentence: ask.sentence, main: ask.cancel, other: ask.goOn, ink: tokens.danger, alone: true, send: send
      )
    }
    if let ask = view.proposal {
      CouncilQuestion(
        sentence: ask.sentence, main: ask.accept, other: ask.decline, ink: tokens.ink,
        alone: view.warning == nil && view.confirm == nil, send: send)
    }
    if view.inspect == nil, view.hint == nil {
      if let agreement = view.agreement { Agreement(view: agreement) }
      if let aim = view.aim { Aim(view: aim, send: send) }
    }
  }

  @ViewBuilder private var choices: some View {
    if quiet, let offers = view.offers { Offers(view: offers, send: send) }
    hands(view.hands, small: asked && folded)
    // What the selected card does; its own name says it to VoiceOver.
    if !folded, !explained, let selected = side.selected {
      SoftWords(text: selected.rule, align: .center).accessibilityHidden(true)
    }
    if let peek = view.peek {
      if peek.open { hands(peek.hands, small: false) }
      PeekButton(view: peek, send: send, style: .smallStrong).wide()
    }
  }

  private func hands(_ hands: [HandView], small: Bool) -> some View {
    CouncilHands(
      hands: hands, explained: explained, small: small, tight: folded,
      inRow: width >= broad ? inBroadRow : CharacterCards.inOneRow,
      send: send)
  }
}

/// Hands to choose from, or the hand itself; then what is only to be known, or all that is `small`, in a line each.
private struct CouncilHands: View {
  let hands: [HandView]
  let explained: Bool
  let small: Bool
  /// There is little room.
  let tight: Bool
  let inRow: Int
  let send: Send

  var body: some View {
    ForEach(open, id: \.self) { place in
      if choosing, place > 0 { Heading(text: hands[place].label, style: .smallStrong) }
      HandCards(
        cards: hands[place].cards, send: send,
        explained: explained && hands[place].cards.count <= mostExplained,
        inRow: inRow, height: tight ? 92 : 124)
    }
    ForEach(filled.filter { !open.contains($0) }, id: \.self) { place in
      if explained { UnderCards(view: hands[place]) } else { HandLine(view: hands[place]) }
    }
  }

  private var filled: [Int] { hands.indices.filter { !hands[$0].cards.isEmpty } }
  private var choosing: Bool { filled.contains { hands[$0].choosable } }

  /// Places of the hands that are open.
  private var open: [Int] { filled.filter { choosing ? hands[$0].choosable : $0 == 0 && !small } }
}

/// Pictures in a line under their label, only to be looked at.
private struct HandLine: View {
  let view: HandView

  var body: some View {
    FlowRow(spacing: Space.tiny, lineSpacing: Space.tiny) {
      AppText(text: view.label, style: .small)
      ForEach(Array(view.cards.enumerated()), id: \.offset) { _, card in
        OpenCard(face: card.face, side: 24).spoken(card.spoken)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }
}

/// Faces, targets or seats.
private struct Offers: View {
  let view: ChoicesView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Heading(text: view.label, style: .smallStrong)
      ShortChoices(view: view, send: send)
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
  }
}
