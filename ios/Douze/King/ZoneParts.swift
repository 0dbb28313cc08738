import DouzeCore
import DouzeKit
import SwiftUI

/// The things before a seat, one by one. All but the card are silent: what is under them speaks, and is pressed.
@MainActor struct ZoneParts {
  let view: KingSeatView
  let look: ZoneLook
  let news: News
  let send: Send

  /// Who sits there, and what they have.
  func head(pile: CGFloat, spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      OneLine(text: view.name, style: view.active ? .smallStrong : .small).frame(
        maxWidth: .infinity, alignment: .leading)
      Pile(view: view, side: pile)
      Points(text: view.pointsShort, struck: view.pointsStruck != nil)
    }
    .silent()
  }

  /// While it flies from seat to seat its place is empty.
  var die: some View {
    Moving(look.tween.clock(news.turning != nil)) { now in
      Die(
        body: look.solid, face: view.face, size: look.die, struck: view.struck != nil,
        motion: news.turning?.motion(look.tween.done(now)))
    }
    .diePlace(view.seat)
    .opacity(passed ? 0 : 1)
    .silent()
  }

  /// The card before the seat: face down, open, or struck out.
  var card: some View {
    PlayedCard(view: view.card, look: look, news: news, send: send)
      .frame(minHeight: Space.touch)
  }

  /// "3 → 17".
  func value(_ style: Typography = .strong) -> some View {
    Moving(look.tween.clock(news.valued)) { now in
      // A blank keeps its room free.
      OneLine(
        text: view.counted?.text ?? " ", style: style, align: .center, struck: view.counted?.struck != nil
      )
      .opacity(news.valued ? min(1, 2 * look.tween.done(now)) : 1)
    }
    .frame(maxWidth: .infinity)
    .silent()
  }

  private var passed: Bool {
    guard case .dicePassed(let passes) = look.tween.moves else { return false }
    return passes.contains { $0.toSeat == view.seat }
  }
}

/// Crowns, then tokens, each partly over the one before.
private struct Pile: View {
  let view: KingSeatView
  let side: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 2) {
      Crowns(count: view.crowns, side: side)
      HStack(spacing: -0.3 * side) {
        ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
          Picture(image: piece.sign, colour: tokens.inkSoft, size: side)
            .background(tokens.paperRaised, in: Circle())
        }
      }
    }
  }

  private var pieces: [Emblem] {
    Array(repeating: Emblem.token2, count: max(0, Int(view.twos)))
      + Array(repeating: Emblem.token1, count: max(0, Int(view.ones)))
  }
}

/// One for each crown; who shows it says how many.
struct Crowns: View {
  let count: Int32
  let side: CGFloat
  @Environment(\.accent) private var accent

  var body: some View {
    ForEach(Array(0..<max(0, count)), id: \.self) { _ in
      Picture(image: Emblem.crown.sign, colour: accent, size: side)
    }
  }
}

private struct Points: View {
  let text: String
  let struck: Bool
  @Environment(\.tokens) private var tokens

  var body: some View {
    Text(text)
      .font(Typography.strong.font)
      .strikethrough(struck)
      .foregroundStyle(struck ? tokens.struck : tokens.ink)
      .fixedSize()
  }
}

/// The card before a seat; open it explains itself.
private struct PlayedCard: View {
  let view: PlayedView?
  let look: ZoneLook
  let news: News
  let send: Send

  var body: some View {
    if let character = view?.character {
      if let explain = view?.explain {
        open(character).press(
          spoken: character.name, shape: RoundedRectangle(cornerRadius: 10), intent: explain, send: send,
          state: view?.struck)
      } else {
        open(character).silent()
      }
    } else if view != nil {
      CharacterBack(height: 42).frame(maxWidth: .infinity).silent()
    }
  }

  private func open(_ character: CharacterView) -> some View {
    VStack(spacing: 0) {
      Moving(look.tween.clock(news.opened || news.crossedOut)) { now in
        picture(character, look.tween.done(now))
      }
      OneLine(text: character.name, style: .small, align: .center, struck: struck)
    }
    .frame(maxWidth: .infinity, minHeight: Space.touch)
  }

  private func picture(_ character: CharacterView, _ done: Double) -> some View {
    CharacterCard(view: character, side: 32, struck: struck)
      .crossed(colour: struckOnParchment, done: struck ? (news.crossedOut ? done : 1) : 0)
      .turnedOver(news.opened ? opening(done) : .zero)
  }

  private var struck: Bool { view?.struck != nil }
}
