import DouzeCore
import DouzeKit
import SwiftUI

/// The table of the game that goes on, as everybody at it sees it, as large as its place: a picture, which says nothing.
struct Miniature: View {
  let view: MiniatureView
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { room in
      table(room.size).frame(width: room.size.width, height: room.size.height)
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private func table(_ room: CGSize) -> some View {
    switch view {
    case .forest(let rows, let cols, let cards):
      let side = min(room.width, room.height)
      Canvas { context, size in display(context, size.width, rows, cols, cards) }
        .frame(width: side, height: side)
    case .king(let layout, let dice):
      let rows = dice.count > 4 ? 2 : 1
      let each = max(1, (dice.count + rows - 1) / rows)
      let side = min(room.width / (CGFloat(each) + 0.6), room.height / CGFloat(rows) * 0.8, 108)
      let solid = DieBody(layout: layout)
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(Array(dice.enumerated().dropFirst(row * each).prefix(each)), id: \.offset) { _, die in
              SmallDie(view: die, solid: solid, side: side)
            }
          }
        }
      }
      .padding(.horizontal, side * 0.3)
      .background(SmallGround(tokens: tokens))
    case .council(let layout, let face, let favour, let mostFavour, let steps):
      let high = min(room.height, room.width / 1.9)
      HStack(spacing: high * 0.12) {
        Die(body: DieBody(layout: layout), face: face ?? 0, size: high * 0.7)
        Canvas { context, size in hall(context, size, Int(favour), Int(mostFavour), steps) }
          .frame(width: high * 0.86, height: high * 0.7)
      }
      .padding(.horizontal, high * 0.14)
      .frame(height: high)
      .background(SmallGround(tokens: tokens))
    }
  }

  /// Four by four places, the cards in the middle of them.
  private func display(
    _ context: GraphicsContext, _ side: CGFloat, _ rows: Int32, _ cols: Int32, _ cards: [PlacedCardView]
  ) {
    SmallGround.paint(context, CGSize(width: side, height: side), tokens)
    let cell = side * 0.78 / 4
    let left = (side - CGFloat(cols) * cell) / 2
    let top = (side - CGFloat(rows) * cell) / 2
    for placed in cards {
      let at = CGPoint(x: left + CGFloat(placed.col) * cell, y: top + CGFloat(placed.row) * cell)
      AnimalCardInk(view: placed.card, side: cell * 0.94).paint(
        context.placed(at, scale: cell * 0.94 / 100))
    }
  }

  /// Candles for Favour above the seven windows.
  private func hall(
    _ context: GraphicsContext, _ size: CGSize, _ favour: Int, _ most: Int, _ steps: [ProgressStep]
  ) {
    let slot = size.width / CGFloat(max(1, most))
    let candle = min(size.height / 2 / 40, slot / 17)
    for place in 0..<most {
      let at = CGPoint(x: slot * (CGFloat(place) + 0.5), y: size.height * 0.27)
      Candle.paint(context.placed(at, scale: candle), lit: place < favour)
    }
    let pitch = size.width / CGFloat(max(1, steps.count))
    let window = min(size.height / 2 / 26, pitch / 18)
    for (place, step) in steps.enumerated() {
      let at = CGPoint(x: pitch * (CGFloat(place) + 0.5), y: size.height * 0.78)
      CouncilWindow.paint(context.placed(at, scale: window), step.window)
    }
  }
}

/// A die, over it the rounds that its seat has won.
private struct SmallDie: View {
  let view: SmallDieView
  let solid: DieBody
  let side: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<Int(view.crowns), id: \.self) { _ in
          ArtPicture(art: .crown, crop: .whole).frame(width: side * 0.28, height: side * 0.2)
        }
      }
      .frame(height: side * 0.2)
      Die(body: solid, face: view.face ?? 0, size: side * 0.86)
    }
    .frame(width: side)
  }
}

/// A table of twelve sides with a gold edge.
private struct SmallGround: View {
  let tokens: Tokens

  var body: some View {
    Canvas { context, size in Self.paint(context, size, tokens) }
  }

  static func paint(_ context: GraphicsContext, _ size: CGSize, _ tokens: Tokens) {
    let centre = CGPoint(x: size.width / 2, y: size.height / 2)
    let outline = Path.ngon(centre, CGSize(width: size.width * 0.49, height: size.height * 0.49))
    context.fill(outline, with: .color(tokens.trayTop))
    context.stroke(outline, with: .color(tokens.line), lineWidth: 1.4)
  }
}
