import DouzeCore
import SwiftUI

private let tileShape = RoundedRectangle(cornerRadius: 12)

/// An open hand of any game; below it what the selected card does.
struct HandCards: View {
  let cards: [HandCardView]
  let send: Send
  var face: CGFloat = 48
  var explained = false
  var inRow = CharacterCards.inOneRow
  /// Of a character's card.
  var height: CGFloat = 100
  /// What a hint says of them.
  var advice: [WeighedView] = []
  /// One leads from the selected card to the advised one; where letters are very large, badges alone say it.
  var arrow = false
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    Group {
      if cards.contains(where: \.isCharacter) {
        CharacterCards(
          cards: cards, send: send, explained: explained, inRow: inRow, height: height, advice: advice,
          gap: between)
      } else {
        AnimalCards(cards: cards, send: send, face: face, gap: between)
      }
    }
    .padding(.bottom, between == nil ? 0 : HandArrow.below)
    .arrow(between.map { Arrow(gap: $0) })
  }

  /// What an arrow needs between the cards.
  private var between: CGSize? {
    let wanted = arrow && !letters.isAccessibilitySize
    return wanted && cards.contains(where: \.selected) && cards.contains(where: \.advised)
      ? HandArrow.gap : nil
  }
}

/// The room of an arrow in a hand.
private enum HandArrow {
  static let gap = CGSize(width: 8, height: 18)
  /// Below a row, to the edge of the line.
  static let below: CGFloat = 13
}

extension HandCardView {
  /// Of the arrow in a hand.
  var arrowEnd: ArrowEnds.End? { selected ? .first : advised ? .last : nil }

  fileprivate var isCharacter: Bool {
    if case .character = face { return true }
    return false
  }
}

private struct AnimalCards: View {
  let cards: [HandCardView]
  let send: Send
  let face: CGFloat
  /// Between the cards, where an arrow needs more.
  let gap: CGSize?

  var body: some View {
    VStack(spacing: Space.tiny) {
      FlowRow(
        spacing: gap?.width ?? 6, lineSpacing: gap.map { $0.height - HandCard.above } ?? Space.small,
        alignment: .center
      ) {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          HandCard(view: card, send: send, face: face)
        }
      }
      let selected = cards.filter(\.selected)
      if selected.count == 1, let card = selected.first {
        SoftWords(text: card.rule, align: .center).accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }
}

/// A card of the forest duel in the hand: the chosen one is lifted, lit and ringed.
struct HandCard: View {
  let view: HandCardView
  let send: Send
  let face: CGFloat
  var named = true
  /// Room for a card that is lifted.
  static let above: CGFloat = 6
  @Environment(\.still) private var still

  var body: some View {
    if let intent = view.intent {
      tile.press(
        spoken: view.spoken, shape: tileShape, intent: intent, send: send, selected: view.selected)
    } else {
      tile.spoken(view.spoken)
    }
  }

  private var tile: some View {
    VStack(spacing: 2) {
      Group {
        if case .animal(let card) = view.face {
          AnimalCard(view: card, side: face, selected: view.selected)
        } else {
          OpenCard(face: view.face, side: face)
        }
      }
      .offset(y: view.selected ? -5 : 0)
      .animation(still ? nil : .easeOut(duration: 0.16), value: view.selected)
      .overlay { if view.advised { AdvisedCard(ring: view.selected ? nil : 8) } }
      if named { FittingWords(text: view.face.name, style: .name, align: .center, lines: 2) }
      if let badge = view.badge {
        FittingWords(text: badge, style: .small, align: .center, lines: 3)
      }
    }
    .frame(width: max(named ? face + 8 : face, Space.touch))
    .frame(minHeight: Space.touch)
    .arrow(view.arrowEnd)
    .padding(.top, Self.above)
  }
}

/// Cards in a row under a label, only to be looked at.
struct LabelledCards: View {
  let label: String
  let cards: [CardView]
  let side: CGFloat

  var body: some View {
    LabelledFaces(
      label: label, faces: cards.map { CardFace.animal(animal: $0) }, spoken: cards.map(\.name), side: side)
  }
}

/// The same for an open hand, with its sentences.
struct LabelledHand: View {
  let view: HandView
  let side: CGFloat

  var body: some View {
    LabelledFaces(
      label: view.label, faces: view.cards.map(\.face), spoken: view.cards.map(\.spoken), side: side)
  }
}

private struct LabelledFaces: View {
  let label: String
  let faces: [CardFace]
  let spoken: [String]
  let side: CGFloat

  var body: some View {
    if !faces.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        if !label.isEmpty { SoftWords(text: label) }
        FlowRow {
          ForEach(Array(zip(faces, spoken).enumerated()), id: \.offset) { _, card in
            OpenCard(face: card.0, side: side).spoken(card.1)
          }
        }
      }
      .accessibilityElement(children: .contain)
    }
  }
}
