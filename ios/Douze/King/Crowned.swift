import DouzeCore
import SwiftUI

private let leastScene: CGFloat = 210
private let leastStage: CGFloat = 280
private let widestPane: CGFloat = 380

/// The end: the winner under the crown, on ivory who is king and how; below it, or beside it, who played and what can be done
/// now.
struct Crowned: View {
  let view: KingResultView
  let side: KingSide
  let room: WindowLayout

  var body: some View {
    if room.width > room.height, !room.large {
      HStack(spacing: Space.medium) {
        stage(bleeds: [.top, .leading, .bottom])
        VStack(spacing: 0) {
          side.table.bar
          ScrollView { onwards(min(widestPane, 0.48 * room.width)) }
        }
        .frame(width: min(widestPane, 0.48 * room.width))
        .padding(.bottom, Space.small)
      }
      .padding(.trailing, Space.small)
    } else {
      ScrollView {
        VStack(spacing: Space.small) {
          side.table.bar
          if room.large {
            scene(foot: 0).frame(height: leastScene)
            plate
          } else {
            stage().frame(height: max(leastStage, 0.55 * room.height - Space.touch))
          }
          onwards(room.width - 2 * Space.small)
        }
      }
      .padding(.horizontal, Space.small)
    }
  }

  private var winner: KingSeatView? {
    side.groups.lazy.flatMap(\.seats).first { $0.seat == view.winner }
  }

  /// The name on ivory stands before the lower part of the scene.
  private func stage(bleeds: Edge.Set = []) -> some View {
    scene(foot: Self.plateRoom, bleeds: bleeds)
      .overlay(alignment: .bottom) { plate.padding(.horizontal, 40).padding(.bottom, 10) }
  }

  private static let plateRoom: CGFloat = 96

  private func scene(foot: CGFloat, bleeds: Edge.Set = []) -> some View {
    CrownedScene(
      winner: view.medallion, tween: side.tween, foot: foot,
      coins: (Int(winner?.twos ?? 0), Int(winner?.ones ?? 0)), bleeds: bleeds
    )
    .overlay {
      if let winner {
        Color.clear.press(
          spoken: winner.spoken, shape: panelShape, intent: winner.why, send: side.table.send)
      }
    }
    .readAs(0)
  }

  /// Who is king, large, and how it was won.
  private var plate: some View { Plate(headline: view.headline, line: view.line).readAs(1) }

  private func onwards(_ width: CGFloat) -> some View {
    VStack(spacing: Space.small) {
      if let rejection = side.table.rejection { Notice(sentence: rejection) }
      FlowRow(spacing: Space.medium, lineSpacing: Space.tiny, alignment: .center) {
        SoftWords(text: view.crownsLabel)
        ForEach(Array(view.crowns.enumerated()), id: \.offset) { _, card in crown(card) }
      }
      EvenRows {
        ForEach(side.group.seats.filter { $0.seat != view.winner }, id: \.seat) { seat in
          SeatPlaque(view: seat, narrow: !room.large)
            .frame(minWidth: 0, idealWidth: named(seat), maxWidth: .infinity, minHeight: 50)
            .press(spoken: seat.spoken, shape: plaqueShape, intent: seat.why, send: side.table.send)
        }
      }
      Onward(
        main: view.rematch,
        others: [
          .init(view: view.review, sign: Signs.review), .init(view: view.watch, sign: Signs.play),
          .init(view: view.home, sign: Signs.home),
        ],
        record: view.record, table: side.table)
      History(view: view.turns, width: width, send: side.table.send)
      if let standings = side.view.standings { Standings(view: standings) }
      SoftWords(text: view.seed).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, Space.small)
    .readAs(2)
  }

  /// Three short names have room beside each other on a phone.
  private func named(_ seat: KingSeatView) -> CGFloat? {
    if room.large { return nil }
    let longest = seat.name.split(separator: " ").map(\.count).max() ?? 0
    return 42 + 6.4 * CGFloat(longest)
  }

  private func crown(_ card: CharacterView) -> some View {
    HStack(spacing: 6) {
      CharacterCard(view: card, side: 36)
      AppText(text: card.name, style: .smallStrong)
    }
    .spoken(card.name)
  }
}

/// A headline on ivory, a line between two crowns below it.
private struct Plate: View {
  let headline: String
  let line: String
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: Space.tiny) {
      Heading(text: headline, style: .door, colour: tokens.ivoryInk, align: .center)
      HStack(spacing: Space.small) {
        if !letters.isLarge { CrownSign(won: true, side: 24, line: tokens.ivoryInk) }
        AppText(text: line, style: .small, colour: tokens.ivoryInk, align: .center)
          .frame(maxWidth: .infinity)
        if !letters.isLarge { CrownSign(won: true, side: 24, line: tokens.ivoryInk) }
      }
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, Space.small)
    .frame(maxWidth: 460)
    .background(plaqueShape.fill(tokens.ivory))
    .gilded(plaqueShape, width: 2)
    .frame(maxWidth: .infinity)
  }
}
