import DouzeCore
import DouzeKit
import SwiftUI

private let largestDie: CGFloat = 168
private let boardSide: CGFloat = 340

/// A real position, drawn by what draws the tables, and below it what it shows.
struct RulePicture: View {
  let view: RulePictureView

  var body: some View {
    VStack(spacing: Space.small) {
      figure
      SoftWords(text: view.caption).frame(maxWidth: 480)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, Space.tiny)
  }

  @ViewBuilder
  private var figure: some View {
    switch view.figure {
    case .board(let board):
      GeometryReader { space in
        let plan = BoardPlan(space.size.width, space.size.height, largest: 92)
        Board(view: board, clock: nil, plan: plan, send: { _ in }, task: view.caption)
          .frame(width: space.size.width, height: space.size.height)
      }
      .aspectRatio(1, contentMode: .fit)
      .frame(maxWidth: boardSide)
    case .cards(let cards): ShownCards(cards: cards)
    case .dice(let layout, let dice):
      FlowRow {
        ForEach(Array(dice.enumerated()), id: \.offset) { _, die in
          ShownDie(view: die, solid: DieBody(layout: layout))
        }
      }
      .padding(12)
      .panel()
    case .track(let before, let after, let most):
      ShownTrack(before: before, after: after, most: most)
    }
  }
}

/// Cards with their names beside each other: two large ones, or as many in a row as have room.
private struct ShownCards: View {
  let cards: [CardFace]
  @ScaledMetric private var grown: CGFloat = 1

  var body: some View {
    let side = (cards.count == 2 ? 104 : 68) * grown
    FlowRow {
      ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
        VStack(spacing: 2) {
          OpenCard(face: card, side: side).accessibilityHidden(true)
          FittingWords(text: card.name, style: .smallStrong, align: .center).frame(width: side)
        }
      }
    }
    .padding(12)
    .panel()
  }
}

/// A die, the card that acts on it, and what it counts.
private struct ShownDie: View {
  let view: RuleDieView
  let solid: DieBody
  @ScaledMetric private var side: CGFloat = 84

  var body: some View {
    VStack(spacing: Space.tiny) {
      HStack(spacing: Space.small) {
        if let card = view.card { CharacterCard(view: card, side: 40, struck: view.cardStruck) }
        if !view.name.isEmpty { AppText(text: view.name, style: .smallStrong) }
      }
      Die(
        body: solid, face: view.face, size: min(max(side, 84), largestDie), struck: view.struck,
        reachable: view.marked.map { DieFace(face: $0, selected: false, label: "", onTap: {}) },
        targets: Set(view.targets))
      if !view.value.isEmpty { AppText(text: view.value, style: .strong) }
      if !view.taken.isEmpty { AppText(text: view.taken, style: .strong) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(view.spoken)
  }
}

/// Favour as candles, and what of it went.
private struct ShownTrack: View {
  let before: Int32
  let after: Int32
  let most: Int32
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.tiny) {
      ForEach(0..<most, id: \.self) { place in
        Piece(40, units: 42) { Candle.paint($0, lit: place < after) }
          .crossed(colour: tokens.struck, done: (after..<before).contains(place) ? 1 : 0)
      }
    }
    .padding(12)
    .panel()
    .accessibilityHidden(true)
  }
}
