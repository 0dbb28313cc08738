import DouzeCore
import SwiftUI

private let edgeShape = CornerShape(part: 0.09)

/// The card of any game, open. Silent: the view that shows it speaks.
struct OpenCard: View {
  let face: CardFace
  let side: CGFloat

  var body: some View {
    switch face {
    case .animal(let card): AnimalCard(view: card, side: side)
    case .character(let card): CharacterCard(view: card, side: side)
    }
  }
}

extension CardFace {
  /// What the card is called.
  var name: String {
    switch self {
    case .animal(let card): card.name
    case .character(let card): card.name
    }
  }
}

/// A character's picture in a gold frame; its name stands beside it.
struct CharacterCard: View {
  let view: CharacterView
  let side: CGFloat
  var struck = false
  @Environment(\.tokens) private var tokens

  var body: some View {
    Portrait(character: view.character)
      .frame(width: side, height: side)
      .opacity(struck ? 0.55 : 1)
      .clipShape(edgeShape)
      .overlay(edgeShape.strokeBorder(tokens.gilt, lineWidth: side < 40 ? 1.2 : 2))
      .accessibilityHidden(true)
  }
}

/// A character's card face down.
struct CharacterBack: View {
  let height: CGFloat
  @Environment(\.game) private var game

  var body: some View {
    Canvas { context, size in BackInk.paint(context, size, council: game == .council) }
      .frame(width: 0.72 * height, height: height)
      .accessibilityHidden(true)
  }
}

/// So many `lines` at most; letters become smaller before anything would be cut off.
struct FittingWords: View {
  let text: String
  let style: Typography
  let colour: Color?
  let align: TextAlignment
  let struck: Bool
  let lines: Int?
  @ScaledMetric private var points: CGFloat
  @Environment(\.tokens) private var tokens

  init(
    text: String, style: Typography = .small, colour: Color? = nil, align: TextAlignment = .leading,
    struck: Bool = false, lines: Int? = 1
  ) {
    (self.text, self.style, self.colour) = (text, style, colour)
    (self.align, self.struck, self.lines) = (align, struck, lines)
    _points = ScaledMetric(wrappedValue: style.size, relativeTo: style.grows)
  }

  var body: some View {
    Text(text)
      .font(style.font)
      .strikethrough(struck)
      .foregroundStyle(struck ? tokens.struck : colour ?? tokens.ink)
      .multilineTextAlignment(align)
      .lineLimit(lines)
      .minimumScaleFactor(min(1, Typography.smallest / points))
  }
}

/// One line as long as letters are small; large letters take the lines that they need.
struct OneLine: View {
  let text: String
  var style = Typography.small
  var colour: Color?
  var align = TextAlignment.leading
  var struck = false
  var lines = 1
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    let large = letters.isAccessibilitySize
    FittingWords(
      text: text, style: style, colour: colour, align: align, struck: struck, lines: large ? nil : lines
    )
    .fixedSize(horizontal: false, vertical: large)
  }
}
