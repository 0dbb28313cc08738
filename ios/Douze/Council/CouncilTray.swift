import DouzeCore
import SwiftUI

/// So many stand in one row of a hand that is broad enough.
private let inBroadRow = 5
private let broad: CGFloat = 320
private let mostExplained = 7

/// From this height on a few cards do not take all of the width: each has this share of its height.
private let high: CGFloat = 130
private let widest: CGFloat = 0.74

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
  /// How high a card is.
  let card: CGFloat

  var body: some View {
    VStack(spacing: Space.small) {
      if side.quiet {
        CouncilQuestions(side: side)
        if view.inspect == nil { CouncilAims(view: view, send: send) }
      }
      if folded, side.open == .talk, let talk = view.talk {
        Talk(view: talk, send: send)
      } else if folded, side.open == .kept, !view.kept.isEmpty {
        KeptRewards(kept: view.kept, tween: side.tween, send: send)
      } else if let inspect = view.inspect {
        Inspect(view: inspect, send: send)
      } else {
        CouncilChoices(side: side, width: width, folded: folded, explained: explained, card: card)
      }
      if !folded, !view.kept.isEmpty { KeptRewards(kept: view.kept, tween: side.tween, send: send) }
      if talks, let talk = view.talk { Talk(view: talk, send: send) }
    }
    .frame(maxWidth: .infinity)
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
}

/// What the council is asked.
struct CouncilQuestions: View {
  let side: CouncilSide
  @Environment(\.tokens) private var tokens

  var body: some View {
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
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
}

/// What the councillors say to what is decided, and what the month asks for.
struct CouncilAims: View {
  let view: CouncilView
  let send: Send

  var body: some View {
    if let agreement = view.agreement { Agreement(view: agreement) }
    if let aim = view.aim { Aim(view: aim, send: send) }
  }
}

/// What is to be chosen, the hand, and what the selected card does; or the hand `alone`.
struct CouncilChoices: View {
  let side: CouncilSide
  let width: CGFloat
  let folded: Bool
  let explained: Bool
  var alone = false
  let card: CGFloat

  var body: some View {
    if !alone, side.quiet, let offers = view.offers { CouncilOffers(view: offers, send: send) }
    hands(view.hands, small: folded && (side.questioned || (side.quiet && view.offers != nil)))
    // What the selected card does; its own name says it to VoiceOver.
    if !alone, !folded, let hint = view.hint {
      HintBar(view: hint, hands: view.hands, send: send)
    } else if !alone, !folded, !explained, let selected = side.selected {
      SoftWords(text: selected.rule, align: .center).accessibilityHidden(true)
    }
    if let peek = view.peek {
      if peek.open { hands(peek.hands, small: false) }
      PeekButton(view: peek, send: send, style: .smallStrong).wide()
    }
  }

  private func hands(_ hands: [HandView], small: Bool) -> some View {
    CouncilHands(
      hands: hands, advice: view.hint?.options ?? [], explained: explained, small: small, tight: folded,
      inRow: width >= broad ? max(inBroadRow, Int(width / 100)) : CharacterCards.inOneRow, card: card,
      send: send)
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
}

/// Hands to choose from, or the hand itself; then what is only to be known, or all that is `small`, in a line each.
private struct CouncilHands: View {
  let hands: [HandView]
  let advice: [WeighedView]
  let explained: Bool
  let small: Bool
  /// There is little room.
  let tight: Bool
  let inRow: Int
  let card: CGFloat
  let send: Send

  var body: some View {
    ForEach(open, id: \.self) { place in
      if choosing, place > 0 { Heading(text: hands[place].label, style: .smallStrong) }
      HandCards(
        cards: hands[place].cards, send: send,
        explained: explained && hands[place].cards.count <= mostExplained,
        inRow: inRow, height: card, advice: advice
      )
      .frame(maxWidth: card > high ? CGFloat(hands[place].cards.count) * widest * card : nil)
    }
    if tight, !choosing, !small, let own = hands.first, !own.cards.isEmpty {
      KnownHands(own: own, others: filled.dropFirst().map { hands[$0] }, send: send)
    } else if !tight || !steps {
      ForEach(filled.filter { !open.contains($0) }, id: \.self) { place in
        if explained { UnderCards(view: hands[place]) } else { HandLine(view: hands[place], send: send) }
      }
    }
  }

  /// The rule of the selected card stands where the other hands are; a question has no room for them.
  private var steps: Bool { (choosing && small) || hands.contains { $0.cards.contains(where: \.selected) } }

  private var filled: [Int] { hands.indices.filter { !hands[$0].cards.isEmpty } }
  private var choosing: Bool { filled.contains { hands[$0].choosable } }

  /// Places of the hands that are open.
  private var open: [Int] {
    filled.filter { choosing ? hands[$0].choosable : $0 == 0 && !small && !tight }
  }
}

/// The viewer's hand while others have their turn, as heads, each large enough for a finger; `others` beside it.
private struct KnownHands: View {
  let own: HandView
  let others: [HandView]
  let send: Send

  var body: some View {
    FlowRow(spacing: 5, lineSpacing: Space.tiny, alignment: .center) {
      Heads(cards: own.cards, side: Space.touch, send: send)
      ForEach(Array(others.enumerated()), id: \.offset) { HandLine(view: $1, send: send) }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }
}

/// Heads in a line beside their label, only to be looked at; a card that is alone has its name.
private struct HandLine: View {
  let view: HandView
  let send: Send

  var body: some View {
    Group {
      if view.cards.count == 1, case .character(let face) = view.cards[0].face {
        HStack(spacing: 4) {
          Heads(cards: view.cards, side: 42, send: send)
          VStack(alignment: .leading, spacing: 0) {
            AppText(text: view.label, style: .note)
            OneLine(text: face.name, style: .name).silent()
          }
        }
      } else {
        FlowRow(spacing: 2, lineSpacing: 2, alignment: .center) {
          AppText(text: view.label, style: .note)
          Heads(cards: view.cards, side: 28, send: send)
        }
      }
    }
    .accessibilityElement(children: .contain)
  }
}

/// Cards only to be known; a tap explains one that has room for a finger.
private struct Heads: View {
  let cards: [HandCardView]
  let side: CGFloat
  let send: Send

  var body: some View {
    ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
      if side >= Space.touch, let explain = card.explain {
        head(card).press(spoken: card.spoken, shape: Circle(), intent: explain.intent, send: send)
      } else {
        head(card).spoken(card.spoken)
      }
    }
  }

  @ViewBuilder private func head(_ card: HandCardView) -> some View {
    if case .character(let face) = card.face {
      CharacterHead(character: face.character, side: side - 6).frame(width: side, height: side)
    }
  }
}

/// Faces, targets or seats.
struct CouncilOffers: View {
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
