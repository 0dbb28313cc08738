import DouzeCore
import SwiftUI

/// The end: the throne with its ruler or empty, the cards of the last turn, and what the reign was.
struct Throne: View {
  let side: CouncilSide
  let view: CouncilResultView
  let room: WindowLayout

  var body: some View {
    if room.panes == .beside, !room.large {
      TwoPanes(room: room, pane: (room.width - Space.medium) / 2 - Space.small) {
        side.table.bar
      } first: {
        ScrollView { ThroneScene(side: side, view: view, size: room.roomy ? 320 : 160) }.readAs(0)
      } second: { _ in
        ScrollView { Reign(side: side, view: view) }.readAs(1)
      }
    } else {
      VStack(spacing: 0) {
        side.table.bar
        ScrollView {
          VStack(spacing: Space.medium) {
            ThroneScene(side: side, view: view, size: room.roomy ? 220 : 148).readAs(0)
            Reign(side: side, view: view).readAs(1)
          }
        }
      }
      .padding(.horizontal, Space.small)
    }
  }
}

/// Who reigns, or nobody, and what each played for it.
private struct ThroneScene: View {
  let side: CouncilSide
  let view: CouncilResultView
  let size: CGFloat

  var body: some View {
    VStack(spacing: Space.small) {
      throne
      if side.table.clock != nil {
        Status(status: side.view.status, table: side.table)
      } else {
        if let rejection = side.table.rejection { Notice(sentence: rejection) }
        Heading(text: view.headline, style: .door, align: .center)
        AppText(text: view.line, style: .small, align: .center)
        AppText(text: view.story, style: .small, align: .center)
      }
      FlowRow(spacing: Space.small, alignment: .center) {
        ForEach(Array(view.throne.enumerated()), id: \.offset) { _, card in
          Beating(tween: side.tween, on: revealing) { ThroneCard(view: card).turnedOver(opening($0)) }
        }
      }
    }
    .padding(.bottom, Space.small)
    .frame(maxWidth: .infinity)
  }

  private var revealing: Bool { side.tween.moves == .throneRevealed }

  private var throne: some View {
    Beating(tween: side.tween, on: revealing) { done in
      HallScene(
        steps: side.shown.progress.steps, won: view.won, ruler: view.ruler?.character, done: done,
        height: size)
    }
  }
}

/// What somebody played for the throne; ringed when it belongs to the largest group.
private struct ThroneCard: View {
  let view: ThroneCardView

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 2) {
      CharacterCard(view: view.character, side: 48)
      AppText(text: view.character.name, style: .smallStrong)
      AppText(text: view.name, style: .small, colour: tokens.inkSoft)
    }
    .padding(6)
    .frame(minWidth: 72)
    .framed(
      RoundedRectangle(cornerRadius: 14), fill: .clear, edge: view.reigns ? accent : nil, width: 2.5
    )
    .spoken(view.spoken)
  }
}

/// Years, verdict, what may follow, and how the years came about.
private struct Reign: View {
  let side: CouncilSide
  let view: CouncilResultView

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let inspect = side.view.inspect { Inspect(view: inspect, send: send) }
      VStack(alignment: .leading, spacing: Space.tiny) {
        AppText(text: view.years, style: .title)
        AppText(text: view.verdict, style: .strong)
        AppText(text: view.verdictLine, style: .small)
      }
      Onward(
        main: view.chronicle, others: [view.throneGame, view.rematch, view.review, view.watch, view.home],
        record: view.record,
        table: side.table)
      Receipts(receipts: view.receipts, send: send)
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .panel()
      SoftWords(text: view.seed)
    }
    .padding(.bottom, Space.medium)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var send: Send { side.table.send }
}
