import DouzeCore
import DouzeKit
import SwiftUI

/// What is before a seat on the table of twelve sides: die, card and plaque. The plaque explains the points, the open
/// card itself; all else is silent.
struct KingSeat: View {
  let view: KingSeatView
  let place: KingPlan.Place
  let plan: KingPlan
  let look: ZoneLook
  let flipped: Bool
  let send: Send

  var body: some View {
    let news = look.tween.news(view)
    let parts = ZoneParts(view: view, look: look, news: news, send: send)
    ZStack(alignment: .topLeading) {
      parts.die.rotationEffect(turned).position(place.die)
      TableCard(view: view, size: place.card.size, look: look, news: news, send: send)
        .rotationEffect(turned)
        .position(place.card.centre)
      end
      plaque.position(place.plaque.centre)
    }
    .frame(width: plan.size.width, height: plan.size.height)
  }

  private var turned: Angle { .degrees(flipped ? 180 : 0) }

  private var plaque: some View {
    SeatPlaque(view: view, narrow: place.plaque.width < 140)
      .frame(width: place.plaque.width, height: place.plaque.height)
      .press(
        spoken: view.spoken, shape: plaqueShape, intent: view.why, send: send
      )
      .accessibilityRotorEntry(id: view.seat, in: look.places)
      .accessibilitySortPriority(1)
      .rotationEffect(turned)
  }

  private static let margin: CGFloat = 2

  /// Above a plaque at the edge of the table no more than this is within the window.
  private var broadest: CGFloat {
    let beside: CGFloat = 8
    return 2 * (min(place.plaque.midX, plan.size.width - place.plaque.midX) + beside)
  }

  /// A corner of the table is free beside the die; its card is at the other side.
  private var corner: CGFloat? {
    guard plan.open, place.side == .north || place.side == .south else { return nil }
    return place.die.x - plan.die / 2 - 2 * Self.margin
  }

  /// Rank and points taken, or why they do not count: beside the die, or over its edge.
  @ViewBuilder private var end: some View {
    if let end = view.end, let corner {
      EndChip(words: end.words, struck: end.struck, lines: 5)
        .frame(width: corner, height: plan.die, alignment: flipped ? .leading : .trailing)
        .rotationEffect(turned)
        .position(x: Self.margin + corner / 2, y: place.die.y)
        .silent()
    } else if let end = view.end {
      EndChip(words: end.words, struck: end.struck)
        .frame(maxWidth: min(max(place.plaque.width, plan.size.width / 2 - 8), broadest))
        .rotationEffect(turned)
        .position(
          x: place.side == .west || place.side == .east ? place.plaque.midX : place.die.x,
          y: place.side == .north ? place.die.y + plan.die * 0.42 : place.die.y - plan.die * 0.42
        )
        .silent()
    }
  }
}

/// The outline of plaques.
let plaqueShape = ChamferShape(cut: 9)

/// Who sits there, crowns, and the coins as one, at the head: a name has the rest.
struct SeatPlaque: View {
  let view: KingSeatView
  var narrow = false
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = tokens.plaqueInk(active: view.active)
    HStack(spacing: narrow ? 5 : 8) {
      Face(view: view.medallion, side: narrow ? 30 : 40)
        .overlay(alignment: .bottomTrailing) {
          CoinSign(value: view.pointsShort, side: narrow ? 20 : 24, spent: view.pointsStruck != nil)
            .offset(x: 5, y: 4)
        }
      VStack(alignment: .leading, spacing: 1) {
        FittingWords(text: view.name, style: .name, colour: ink, lines: 2)
        HStack(spacing: 3) {
          ForEach(0..<2, id: \.self) { place in
            CrownSign(won: place < Int(view.crowns), side: 15, line: ink)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.leading, 4)
    .padding(.trailing, narrow ? 3 : 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(plaqueShape.fill(tokens.plaque(active: view.active)))
    .gilded(plaqueShape, width: view.active ? 2.4 : 1.5)
    .shadow(color: tokens.shadow.opacity(0.35), radius: 3, y: 2)
    .accessibilityHidden(true)
  }
}

/// A few words on a dark ground over the table.
private struct EndChip: View {
  let words: String
  let struck: Bool
  /// At most so many.
  var lines: Int?
  @Environment(\.tokens) private var tokens

  /// More letters than fit a line.
  private static let long = 30

  var body: some View {
    FittingWords(
      text: words, style: .smallStrong, colour: struck ? tokens.danger : tokens.ink, align: .center,
      lines: lines ?? (words.count > Self.long ? 2 : 1)
    )
    .padding(.horizontal, 5)
    .padding(.vertical, 2)
    .background(ChamferShape(cut: 5).fill(tokens.paper.opacity(0.92)))
    .overlay(ChamferShape(cut: 5).strokeBorder(tokens.line, lineWidth: 1))
  }
}

/// The card before a seat: face down, or open with what the die counts.
private struct TableCard: View {
  let view: KingSeatView
  let size: CGSize
  let look: ZoneLook
  let news: News
  let send: Send

  var body: some View {
    if let character = view.card?.character {
      if let explain = view.card?.explain {
        open(character).press(
          spoken: character.name, shape: RoundedRectangle(cornerRadius: 6), intent: explain, send: send,
          state: view.card?.struck)
      } else {
        open(character).silent()
      }
    } else if view.card != nil {
      CharacterBack(height: min(size.height, size.width * 1.4)).silent()
    } else if let counted = view.counted {
      FittingWords(text: counted.text, style: .value, struck: counted.struck != nil).silent()
    }
  }

  private func open(_ character: CharacterView) -> some View {
    Moving(look.tween.clock(news.opened || news.crossedOut || news.valued)) { now in
      let done = look.tween.done(now)
      CardFront(
        name: character.name, value: view.counted?.text ?? "", struck: struck,
        valueStruck: view.counted?.struck != nil, valueShown: news.valued ? min(1, 2 * done) : 1
      ) {
        Portrait(character: character.character)
      }
      .frame(width: size.width, height: size.height)
      .crossed(colour: struckOnParchment, done: struck ? (news.crossedOut ? done : 1) : 0)
      .turnedOver(news.opened ? opening(done) : .zero)
    }
    .frame(width: size.width, height: size.height)
  }

  private var struck: Bool { view.card?.struck != nil }
}
