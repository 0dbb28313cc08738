import DouzeCore
import SwiftUI

/// The end as a scene: the lit hall with its ruler, or the shut gate; below it, or beside it, what was said of the reign, and what
/// may follow.
struct Throne: View {
  let side: CouncilSide
  let view: CouncilResultView
  let room: WindowLayout
  @Environment(\.tokens) private var tokens

  var body: some View {
    if room.width > room.height, !room.large {
      wide
    } else {
      upright
    }
  }

  /// The hall fills the window; the words stand on a plaque beside the throne.
  private var wide: some View {
    TwoPanes(room: room, pane: pane) {
      ByNight { side.table.bar }
    } first: {
      Color.clear
    } second: { _ in
      ScrollView { words(beside: true).padding(room.low ? Space.small : Space.medium) }
        .scrollBounceBehavior(.basedOnSize)
        .background(doorShape.fill(tokens.plaque(active: false)))
        .clipShape(doorShape)
        .gilded(doorShape, width: 2.4)
        .padding(.bottom, Space.small)
        .readAs(1)
    }
    .background { HallScene(side: side, view: view, own: room.first(pane: pane) + Space.small) }
  }

  private var pane: CGFloat { min(max(0.42 * room.width, 300), 520) }

  private var upright: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          if room.large {
            side.table.bar.padding(.horizontal, Space.small)
            scene(bleeds: false)
          } else {
            Color.clear.frame(height: high)
          }
          words(beside: false)
            .padding(.horizontal, Space.small)
            .padding(.top, Self.ledge)
            .padding(.bottom, Space.medium)
            .frame(maxWidth: .infinity, minHeight: max(0, room.height - high + Self.ledge), alignment: .top)
            .background { TrayGround(step: 9) }
            .padding(.top, -Self.ledge)
            .readAs(1)
        }
      }
      // The ways out stand over the night of the scene.
      if !room.large { ByNight { side.table.bar }.padding(.horizontal, Space.small) }
    }
    .background(alignment: .top) {
      // The words are scrolled over it.
      if !room.large {
        scene(bleeds: true)
      }
    }
  }

  /// All who stand before the gate are above the words.
  private func scene(bleeds: Bool) -> some View {
    HallScene(side: side, view: view, height: view.won ? high : high - Self.ledge, bleeds: bleeds)
      .frame(height: high)
  }

  /// So far the words stand over the scene.
  private static let ledge: CGFloat = 24

  /// On a small phone what may follow is to be in sight, too.
  private var high: CGFloat {
    if room.large { return 240 }
    return room.height * (room.height < 720 ? 0.38 : 0.47)
  }

  private func words(beside: Bool) -> some View {
    let tight = beside && room.low
    return VStack(spacing: tight ? Space.tiny : 12) {
      Reign(side: side, view: view, tight: tight)
      Onward(
        main: view.main, second: view.throneGame == view.main ? nil : view.throneGame, others: others,
        record: view.record, table: side.table)
      Account(side: side, view: view, framed: !beside)
    }
  }

  private var others: [Onward.Other] {
    let all = [
      (view.chronicle, Signs.book), (view.rematch, Signs.again), (view.review, Signs.review),
      (view.watch, Signs.play), (view.home, Signs.home),
    ]
    return all.filter { $0.0 != view.main }.map { Onward.Other(view: $0.0, sign: $0.1) }
  }
}

/// Who rules, the years, the verdict on its scale.
private struct Reign: View {
  let side: CouncilSide
  let view: CouncilResultView
  /// What may follow is to be in sight, too.
  let tight: Bool

  var body: some View {
    if side.table.clock != nil {
      Status(status: side.view.status, table: side.table)
    } else {
      VStack(spacing: Space.tiny) {
        if let rejection = side.table.rejection { Notice(sentence: rejection) }
        if !view.won { Heading(text: view.verdict, style: .door, align: .center) }
        Heading(text: view.headline, style: view.won && !tight ? .door : .title, align: .center)
        AppText(text: view.line, style: .small, align: .center)
        AppText(text: view.story, style: .small, align: .center)
        FlowRow(spacing: 12, lineSpacing: 0, alignment: .center) {
          AppText(text: view.years, style: view.won ? .door : .title)
          if view.won { AppText(text: view.verdict, style: .plaque) }
        }
        if let band = view.band, !tight {
          VerdictScale(reached: Int(band)).frame(maxWidth: 300).frame(height: 36)
        }
        AppText(text: view.verdictLine, style: .small, align: .center)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// Six verdicts as diamonds on a line; the reached one is a coin with rays.
private struct VerdictScale: View {
  let reached: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      let (left, wide, y) = (CGFloat(18), size.width - 36, size.height / 2)
      context.stroke(
        .line(CGPoint(x: left, y: y), CGPoint(x: left + wide, y: y)), with: .color(tokens.line), lineWidth: 1)
      for place in 0..<6 {
        let at = CGPoint(x: left + wide * CGFloat(place) / 5, y: y)
        if place == reached {
          context.fill(.rays(at, from: 11, to: 17, count: 12, share: 0.4), with: .color(tokens.gold))
          context.gild(.ngon(at, 9.4))
          context.stroke(.ngon(at, 9.4), with: .color(Gold.edge), lineWidth: 0.8)
          context.fill(.star(at, 6.4, 2.6, 6), with: .color(Gold.ink))
        } else {
          let diamond = Path.ngon(at, 6, 4, turned: 0)
          context.fill(diamond, with: .color(place < reached ? Gold.flat : tokens.paperRaised))
          context.stroke(diamond, with: .color(place < reached ? Gold.edge : tokens.line), lineWidth: 1)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

/// The cards of the last turn, how the years came about, and the seed.
private struct Account: View {
  let side: CouncilSide
  let view: CouncilResultView
  /// Its lines have a panel of their own.
  let framed: Bool

  var body: some View {
    VStack(spacing: 12) {
      if let inspect = side.view.inspect { Inspect(view: inspect, send: send) }
      FlowRow(spacing: Space.small, alignment: .center) {
        ForEach(Array(view.throne.enumerated()), id: \.offset) { _, card in
          Beating(tween: side.tween, on: side.tween.moves == .throneRevealed) {
            ThroneCard(view: card).turnedOver(opening($0))
          }
        }
      }
      .frame(maxWidth: .infinity)
      if framed { receipts.padding(12).panel() } else { receipts }
      SoftWords(text: view.seed).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var receipts: some View {
    Receipts(receipts: view.receipts, send: send).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var send: Send { side.table.send }
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
