import DouzeCore
import SwiftUI

/// A hand of characters: all in sight, in few rows. With large letters one below the other, and so where there is
/// room for what they do (`explained`). Up to `inRow` stand in one row.
struct CharacterCards: View {
  /// So many stand in one row, unless it is said otherwise; more are shared by further rows.
  static let inOneRow = 4
  /// So many have room everywhere.
  private static let least = 3
  /// A card has room for its name, and where as many as five are in a row.
  private static let narrow: CGFloat = 76
  private static let narrowest: CGFloat = 66

  let cards: [HandCardView]
  let send: Send
  var explained = false
  var inRow = CharacterCards.inOneRow
  /// Of a card; where there is little room a head is left of the half-figure.
  var height: CGFloat = 100
  var advice: [WeighedView] = []
  /// Between the cards, where an arrow needs more.
  var gap: CGSize?
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: gap.map { $0.height - SmallCard.above } ?? Space.tiny) {
      if letters.isAccessibilitySize {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          LargeCard(view: card, advice: Advice(card, advice), send: send)
        }
      } else if explained {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          ExplainedCard(view: card, advice: Advice(card, advice), send: send)
        }
      } else {
        // No row is so full that a name has no room.
        ViewThatFits(in: .horizontal) {
          small(inRow)
          small(inRow - 1)
          small(Self.least)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }

  private var between: CGFloat { gap?.width ?? 5 }
  private var weighed: Bool { cards.contains { Advice($0, advice) != nil } }

  /// Rows of up to so many; all cards as wide as those of the fullest row.
  private func small(_ inRow: Int) -> some View {
    let rows = rows(inRow)
    let columns = rows.map(\.count).max() ?? 1
    let asked = CGFloat(columns) * (columns > Self.inOneRow ? Self.narrowest : Self.narrow)
    return VStack(spacing: gap.map { $0.height - SmallCard.above } ?? Space.tiny) {
      ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
        EqualRow(columns: columns, spacing: between) {
          ForEach(Array(row.enumerated()), id: \.offset) { _, card in
            SmallCard(
              view: card, height: height, advice: Advice(card, advice), weighed: weighed, send: send)
          }
        }
      }
    }
    .frame(minWidth: 0, idealWidth: asked + CGFloat(columns - 1) * between, maxWidth: .infinity)
  }

  private func rows(_ inRow: Int) -> [[HandCardView]] {
    // Where there is room for five there is for six smaller ones.
    let most = inRow > Self.inOneRow ? inRow + 1 : inRow
    let perRow = max(1, cards.count <= inRow ? cards.count : min((cards.count + 1) / 2, most))
    return stride(from: 0, to: cards.count, by: perRow).map {
      Array(cards[$0..<min($0 + perRow, cards.count)])
    }
  }
}

/// A card of the hand: half-figure, name, what the die would count. The chosen one is lifted and ringed.
private struct SmallCard: View {
  let view: HandCardView
  let height: CGFloat
  let advice: Advice?
  /// A bar is on some card of the hand: all leave its room, so that their names are on one line.
  let weighed: Bool
  let send: Send
  /// Room for a card that is lifted.
  static let above: CGFloat = 7
  @Environment(\.still) private var still

  var body: some View {
    CardFront(
      name: view.face.name, value: view.badge ?? "", weighed: weighed,
      share: advice.map { Int($0.view.share) }
    ) {
      if case .character(let face) = view.face { Portrait(character: face.character) }
    }
    .overlay(alignment: .topTrailing) {
      if let symbol = view.symbol { SymbolMark(symbol: symbol, side: 18).padding(4) }
    }
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: .infinity)
    .overlay(alignment: .topLeading) { if advice?.best == true { BestSign() } }
    .overlay { if view.selected { ChosenRing() } }
    .modifier(Held(view: view, advice: advice, send: send))
    .offset(y: view.selected || advice?.best == true ? -5 : 0)
    .arrow(view.arrowEnd)
    .padding(.top, Self.above)
    .animation(still ? nil : .easeOut(duration: 0.16), value: view.selected)
  }
}

/// The double ring of what is chosen, around a card.
struct ChosenRing: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 9).strokeBorder(rgb(0xFFE9B0), lineWidth: 2.4).padding(-3)
      RoundedRectangle(cornerRadius: 11).strokeBorder(rgb(0xFFB02E), lineWidth: 1.4).padding(-5)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

private struct LargeCard: View {
  let view: HandCardView
  let advice: Advice?
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.small) {
      if advice?.best == true { AdvisedSign() }
      CardDrawing(view: view, size: 24)
      VStack(alignment: .leading, spacing: 0) {
        AppText(
          text: view.face.name, style: view.selected ? .smallStrong : .small, colour: tokens.ivoryInk)
        if let badge = view.badge {
          AppText(text: badge, style: .smallStrong, colour: tokens.ivoryInk)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let symbol = view.symbol { SymbolMark(symbol: symbol, side: 24) }
    }
    .padding(Space.small)
    .frame(minHeight: Space.touch)
    .modifier(Parchment(view: view, advice: advice, send: send))
  }
}

/// What it does stands on it.
private struct ExplainedCard: View {
  let view: HandCardView
  let advice: Advice?
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = tokens.ivoryInk
    HStack(spacing: 12) {
      if advice?.best == true { AdvisedSign() }
      CardDrawing(view: view, size: 36)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: Space.small) {
          AppText(text: view.face.name, style: view.selected ? .strong : .body, colour: ink)
            .frame(maxWidth: .infinity, alignment: .leading)
          if let badge = view.badge { AppText(text: badge, style: .strong, colour: ink) }
        }
        AppText(text: view.rule, style: .small, colour: ink)
      }
      if let symbol = view.symbol { SymbolMark(symbol: symbol, side: 24) }
    }
    .padding(.horizontal, Space.small)
    .padding(.vertical, 6)
    .frame(minHeight: Space.touch)
    .modifier(Parchment(view: view, advice: advice, send: send))
  }
}

extension HandCardView {
  /// That of a character of King of 12.
  fileprivate var symbol: DieSymbol? {
    if case .character(let face) = self.face { face.symbol } else { nil }
  }
}

private struct CardDrawing: View {
  let view: HandCardView
  let size: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    if case .character(let face) = view.face {
      Picture(image: character(face.character), colour: tokens.ivoryInk, size: size)
    }
  }
}

/// Ivory in every theme.
private struct Parchment: ViewModifier {
  let view: HandCardView
  let advice: Advice?
  let send: Send
  @Environment(\.tokens) private var tokens
  private let shape = RoundedRectangle(cornerRadius: 8)

  func body(content: Content) -> some View {
    content
      .background(shape.fill(tokens.ivory))
      .overlay(shape.strokeBorder(tokens.gilt, lineWidth: 2).allowsHitTesting(false))
      .overlay { if view.selected { ChosenRing() } }
      .modifier(Held(view: view, advice: advice, send: send))
  }
}

/// What a card of the hand is for a finger and for a screen reader. What cannot be chosen is explained by a tap.
private struct Held: ViewModifier {
  let view: HandCardView
  let advice: Advice?
  let send: Send
  @Environment(\.tokens) private var tokens
  private let shape = RoundedRectangle(cornerRadius: 8)

  func body(content: Content) -> some View {
    if let intent = view.intent ?? view.explain?.intent {
      // What a hint says comes first; what the card does is its hint.
      let advised = advice.flatMap { $0.view.select == nil ? nil : $0.view.spoken }
      content.press(
        spoken: advised ?? view.spoken, shape: shape, intent: intent, send: send, veil: tokens.ivoryInk,
        state: advised.map { _ in view.spoken }, selected: view.intent == nil ? nil : view.selected
      )
      .accessibilityActions {
        if view.intent != nil, let explain = view.explain {
          Button(explain.label) { send(explain.intent) }
        }
      }
    } else {
      content.spoken(view.spoken)
    }
  }
}
