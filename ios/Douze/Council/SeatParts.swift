import DouzeCore
import SwiftUI

/// Who sits there; heavier while it is their turn.
struct CouncillorName: View {
  let view: CouncilSeatView

  var body: some View {
    HStack(spacing: 4) {
      Face(view: view.medallion, side: 26)
      OneLine(text: view.name, style: .name, lines: 2).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Cards in hand, and the open card of the discard.
struct Holding: View {
  let view: CouncilSeatView
  let side: CGFloat

  var body: some View {
    InHand(view: view, side: side)
    if let top = view.top { CharacterHead(character: top.character, side: side + 4) }
  }
}

/// How many cards are in hand.
struct InHand: View {
  let view: CouncilSeatView
  let side: CGFloat

  var body: some View {
    HStack(spacing: 3) {
      CharacterBack(height: side)
      OneLine(text: "\(view.inHand)", style: .smallStrong)
    }
  }
}

/// The card before the seat. Face down it is the button that opens it, once the council may agree on that.
struct SeatSlot: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  let side: CGFloat
  var pressed = true
  let send: Send

  private let shape = ChamferShape(cut: 7)

  var body: some View {
    if let reveal {
      CharacterBack(height: side - 2)
        .overlay {
          Picture(image: Signs.eye, colour: rgb(reveal.enabled ? 0xFFE9B0 : 0x8FA4E0), size: 22)
            .padding(3)
            .background(TwelveShape().fill(rgb(0x0A1238)))
            .overlay(TwelveShape().strokeBorder(Gold.flat))
        }
        .frame(width: side, height: side)
        .press(view: reveal, shape: shape, send: send, veil: rgb(0xFFE9B0))
    } else if let explain {
      card.press(
        spoken: view.card?.character?.name ?? "", shape: shape, intent: explain, send: send,
        state: view.card?.struck)
    } else {
      card.silent()
    }
  }

  private var card: some View {
    ZStack {
      if let character = view.card?.character {
        Beating(tween: tween, on: tween.turnsOver(view.seat) || tween.crossesOut(view.seat)) { done in
          CharacterCard(view: character, side: side - 6, struck: struck)
            .turnedOver(tween.turnsOver(view.seat) ? opening(done) : .zero)
            .crossed(
              colour: struckOnParchment, done: !struck ? 0 : tween.crossesOut(view.seat) ? done : 1)
        }
      } else if view.card != nil {
        CharacterBack(height: side - 4)
      }
    }
    .frame(width: side, height: side)
  }

  private var reveal: ButtonView? { pressed ? view.reveal : nil }
  /// Too small for a finger it explains nothing.
  private var explain: Intent? { side >= Space.touch ? view.card?.explain : nil }
  private var struck: Bool { view.card?.struck != nil }
}

/// Short lines: Head or laid open, the open card's name, or what is done.
struct SeatWords: View {
  let view: CouncilSeatView

  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let mark = view.mark { OneLine(text: mark, style: .smallStrong, colour: accent) }
      if let character = view.card?.character {
        OneLine(text: character.name, style: .smallStrong, struck: view.card?.struck != nil)
      } else if let doing = view.doing {
        OneLine(text: doing, style: .small)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .silent()
  }
}

/// A councillor’s remark in a bubble whose tail points down to them, or `up`.
struct SeatBubble: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  var lines = 1
  var up = false

  /// So much of its height is not letters.
  nonisolated static let frame: CGFloat = 6 + BubbleShape.tail

  @Environment(\.tokens) private var tokens

  var body: some View {
    if let remark = view.remark {
      Beating(tween: tween, on: tween.fadesIn(view.seat)) { done in
        OneLine(text: remark, style: .small, colour: tokens.ivoryInk, align: .center, lines: lines)
          .padding(.horizontal, lines > 1 ? 6 : 9)
          .padding(.vertical, 3)
          .frame(minWidth: BubbleShape.least)
          .background(BubbleShape(up: up).fill(tokens.ivory))
          .overlay(BubbleShape(up: up).stroke(tokens.goldShade, lineWidth: 1))
          .padding(up ? .top : .bottom, BubbleShape.tail)
          .opacity(done)
      }
      .silent()
    } else {
      Color.clear
    }
  }
}

/// A rounded box; its tail hangs below it, or stands on it.
private struct BubbleShape: Shape {
  nonisolated static let tail: CGFloat = 7
  /// The tail has a place.
  static let least: CGFloat = 44

  var up = false

  nonisolated func path(in rect: CGRect) -> Path {
    let (cut, x, low) = (CGFloat(9), rect.minX + 20, rect.maxY)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + cut, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - cut, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + cut), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: low - cut))
    path.addQuadCurve(to: CGPoint(x: rect.maxX - cut, y: low), control: CGPoint(x: rect.maxX, y: low))
    path.addLine(to: CGPoint(x: x + 7, y: low))
    path.addLine(to: CGPoint(x: x, y: low + Self.tail))
    path.addLine(to: CGPoint(x: x - 7, y: low))
    path.addLine(to: CGPoint(x: rect.minX + cut, y: low))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: low - cut), control: CGPoint(x: rect.minX, y: low))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + cut))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + cut, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    path.closeSubpath()
    guard up else { return path }
    return path.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
  }
}

/// A councillor’s remark in the plaque; it appears as it is said.
struct Said: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  var lines = 3

  @Environment(\.tokens) private var tokens

  var body: some View {
    if let remark = view.remark {
      Beating(tween: tween, on: tween.fadesIn(view.seat)) { done in
        OneLine(text: remark, style: .small, colour: tokens.inkSoft, lines: lines)
          .italic()
          .frame(maxWidth: .infinity, alignment: .leading)
          .opacity(done)
      }
    }
  }
}
