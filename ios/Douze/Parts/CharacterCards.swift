import DouzeCore
import SwiftUI

/// A hand of characters: all in sight, in few rows. With large letters one below the other, and so where there is
/// room for what they do (`explained`). Up to `inRow` stand in one row.
struct CharacterCards: View {
  /// So many stand in one row, unless it is said otherwise; more are shared by further rows.
  static let inOneRow = 4

  let cards: [HandCardView]
  let send: Send
  var explained = false
  var inRow = CharacterCards.inOneRow
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: Space.tiny) {
      if letters.isAccessibilitySize {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in LargeCard(view: card, send: send) }
      } else if explained {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in ExplainedCard(view: card, send: send) }
      } else {
        ForEach(Array(rows.enumerated()), id: \.offset) { _, row in smallRow(row) }
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }

  private func smallRow(_ row: [HandCardView]) -> some View {
    SharedRow(weights: row.map { weight($0, inRow: row.count) }) {
      ForEach(Array(row.enumerated()), id: \.offset) { _, card in
        SmallCard(view: card, send: send, inRow: row.count)
      }
    }
  }

  private var rows: [[HandCardView]] {
    // Where there is room for five there is for six smaller ones.
    let most = inRow > Self.inOneRow ? inRow + 1 : inRow
    let perRow = max(1, cards.count <= inRow ? inRow : min((cards.count + 1) / 2, most))
    return stride(from: 0, to: cards.count, by: perRow).map {
      Array(cards[$0..<min($0 + perRow, cards.count)])
    }
  }

  /// A longer name has more room; where many stand in a row, each has room for a finger.
  private func weight(_ view: HandCardView, inRow: Int) -> CGFloat {
    // Letters of a preview are smaller than those of a name.
    let badge = 0.8 * CGFloat(view.badge?.count ?? 0)
    let letters = max(7, CGFloat(view.face.name.count), badge)
    if inRow <= Self.inOneRow { return letters }
    return inRow == Self.inOneRow + 1 ? min(max(letters, 9), 12) : 1
  }
}

private struct SmallCard: View {
  let view: HandCardView
  let send: Send
  let inRow: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      CardDrawing(view: view, size: 24)
      FittingWords(
        text: view.face.name, style: view.selected ? .smallStrong : .small, colour: tokens.cardWhiteInk,
        align: .center)
      if let badge = view.badge {
        FittingWords(
          text: badge, style: .smallStrong, colour: tokens.cardWhiteInk, align: .center, lines: lines(badge))
      }
    }
    .padding(3)
    .frame(maxWidth: .infinity, minHeight: 56, maxHeight: .infinity)
    .modifier(Parchment(view: view, send: send))
  }

  /// A single word is not broken.
  private func lines(_ badge: String) -> Int {
    inRow > CharacterCards.inOneRow && badge.contains(" ") ? 2 : 1
  }
}

private struct LargeCard: View {
  let view: HandCardView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.small) {
      CardDrawing(view: view, size: 24)
      VStack(alignment: .leading, spacing: 0) {
        Words(
          text: view.face.name, style: view.selected ? .smallStrong : .small, colour: tokens.cardWhiteInk)
        if let badge = view.badge {
          Words(text: badge, style: .smallStrong, colour: tokens.cardWhiteInk)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Space.small)
    .frame(minHeight: Space.touch)
    .modifier(Parchment(view: view, send: send))
  }
}

/// What it does stands on it.
private struct ExplainedCard: View {
  let view: HandCardView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = tokens.cardWhiteInk
    HStack(spacing: 12) {
      CardDrawing(view: view, size: 36)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: Space.small) {
          Words(text: view.face.name, style: view.selected ? .strong : .body, colour: ink)
            .frame(maxWidth: .infinity, alignment: .leading)
          if let badge = view.badge { Words(text: badge, style: .strong, colour: ink) }
        }
        Words(text: view.rule, style: .small, colour: ink)
      }
    }
    .padding(.horizontal, Space.small)
    .padding(.vertical, 6)
    .frame(minHeight: Space.touch)
    .modifier(Parchment(view: view, send: send))
  }
}

private struct CardDrawing: View {
  let view: HandCardView
  let size: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    if case .character(let face) = view.face {
      Picture(image: character(face.character), colour: tokens.cardWhiteInk, size: size)
    }
  }
}

/// Parchment in every theme. What cannot be chosen is explained by a tap.
private struct Parchment: ViewModifier {
  let view: HandCardView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.game) private var game
  private let shape = RoundedRectangle(cornerRadius: 10)

  func body(content: Content) -> some View {
    let card = content.framed(
      shape, fill: tokens.cardWhiteFill, edge: view.selected ? parchmentAccent(game) : tokens.cardWhiteEdge,
      width: view.selected ? 3 : 1)
    if let intent = view.intent ?? view.explain?.intent {
      card.press(
        spoken: view.spoken, shape: shape, onClick: { send(intent) }, veil: tokens.cardWhiteInk,
        selected: view.intent == nil ? nil : view.selected
      )
      .accessibilityActions {
        if view.intent != nil, let explain = view.explain {
          Button(explain.label) { send(explain.intent) }
        }
      }
    } else {
      card.spoken(view.spoken)
    }
  }
}
