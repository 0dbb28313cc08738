import DouzeCore
import DouzeKit
import SwiftUI

/// What may be folded away where there is little room.
enum Folded { case talk, kept }

/// The open table, as it is drawn.
struct OpenTable {
  let tween: Tween<CouncilFrame>
  /// 1 to 12; 0 where the council sits in none.
  let month: Int32
  /// Something else than a card to be played is chosen.
  var asks = false
  /// A card is chosen to be played.
  var choosing = false
  /// Something is asked once, above the hand: what does not concern it steps back.
  var questioned = false
  /// A panel speaks: bubbles make way for it.
  var told = false
  /// Narrower than at play, each councillor needs so much more in height.
  var extra: CGFloat = 0
  let send: Send

  var shown: CouncilFrame { tween.to }
}

/// What all parts of the screen need.
struct CouncilSide {
  let view: CouncilView
  let tween: Tween<CouncilFrame>
  let table: TableContext
  let open: Folded?
  let toggle: @MainActor (Folded) -> Void

  var laid: OpenTable {
    OpenTable(
      tween: tween, month: view.month, asks: view.asks, choosing: view.confirm != nil && !view.asks,
      questioned: questioned, told: told, send: table.send)
  }

  private var told: Bool { view.hint != nil || view.inspect != nil || selected != nil || open != nil }

  /// While beats are played nothing is asked.
  var quiet: Bool { table.clock == nil }

  var questioned: Bool { quiet && (view.warning != nil || view.proposal != nil) }

  /// There is something to decide, or a councillor at work.
  var acts: Bool {
    table.thinking != nil || view.confirm != nil || view.cancel != nil || view.askHint != nil
      || !view.decisions.isEmpty
  }

  /// There is nothing to do but to talk.
  var idle: Bool { !acts && view.talk != nil }

  /// The table that is drawn.
  var shown: CouncilFrame { tween.to }

  /// The card of the hand that is selected.
  var selected: HandCardView? { view.hands.lazy.flatMap(\.cards).first(where: \.selected) }

  /// With much room three councillors leave some below them.
  var talksAtTable: Bool { shown.seats.count <= 3 }
}

/// The table of Council of 12: die, dilemma, councillors, and what is beside them; at the end the throne.
struct CouncilScreen: View {
  let view: CouncilView
  let table: TableContext

  @State private var opened: Folded?
  @Environment(\.glow) private var glow
  @Environment(\.turned) private var turned

  var body: some View {
    WithWindowLayout { room in
      ByBeat(clock: table.clock) { index in
        content(Tween<CouncilFrame>(view, table, at: index), room)
      }
    }
    // The panel opened last is shown.
    .onChange(of: view.inspect) { _, inspect in if inspect != nil { opened = nil } }
    .onChange(of: view.hint) { _, hint in if hint != nil { opened = nil } }
  }

  /// While a lesson asks for something, only a remark that it asks for.
  private var open: Folded? {
    guard let glow, glow.lesson else { return opened }
    return view.talk?.offers.contains { $0.intent == glow.intent } == true ? .talk : nil
  }

  @ViewBuilder private func content(_ tween: Tween<CouncilFrame>, _ room: WindowLayout) -> some View {
    let side = CouncilSide(view: view, tween: tween, table: table, open: open) {
      opened = opened == $0 ? nil : $0
    }
    // A puzzle ends at its table.
    if let result = view.result, side.shown.ended, table.foot == nil {
      if result.won {
        Throne(side: side, view: result, room: room)
      } else {
        // A council that has fallen leaves by night, whatever the time of day.
        ByNight {
          Throne(side: side, view: result, room: room).background { GroundSurface().ignoresSafeArea() }
        }
      }
    } else if room.broad {
      Broad(side: side, room: room).background { HallGround(width: room.width - room.log) }
    } else if room.panes == .beside, !room.large {
      Parted(side: side, room: room)
        .clipShape(within)
        .background { HallGround(width: Space.medium + room.first(pane: room.councilPane)) }
    } else if room.large || room.low {
      Scrolling(side: side, room: room)
    } else {
      Stacked(side: side, room: room).clipShape(within).background { HallGround(veiled: true) }
    }
  }

  /// Below a turned table is the bar, which does not stand on its deep ground.
  private var within: Within { Within(beyond: turned ? 0 : Dais.beyond) }
}

/// A tablet on its side: die, dilemma and councillors large above the hand, what has happened beside them.
private struct Broad: View {
  let side: CouncilSide
  let room: WindowLayout

  var body: some View {
    LedgePanes(room: room, ledge: ledge, deep: true) {
      VStack(spacing: Space.tiny) {
        HStack(alignment: .top, spacing: Space.small) {
          ScrollingBar(most: 0.3 * room.height) { side.table.bar }.frame(width: 0.32 * width)
          TableEdge(table: side.laid, large: true).frame(height: 68).readAs(-1)
        }
        GeometryReader { BroadTable(table: side.laid, room: $0.size) }.readAs(-1)
      }
      .padding(.horizontal, 12)
      .padding(.top, 6)
    } hand: {
      VStack(spacing: Space.small) {
        if footed { status }
        HandOrFoot(table: side.table, most: 0.4 * room.height) { hand }
      }
      .padding(.top, 20)
      .padding(.horizontal, 18)
      .padding(.bottom, 12)
    } log: {
      VStack(spacing: Space.small) {
        if let inspect = view.inspect { Inspect(view: inspect, send: side.table.send) }
        if side.quiet { CouncilAims(view: view, send: side.table.send) }
        if !view.kept.isEmpty { KeptRewards(kept: view.kept, tween: side.tween, send: side.table.send) }
        if let talk = view.talk, side.idle || side.open == .talk { Talk(view: talk, send: side.table.send) }
        CouncilLog(log: view.log)
      }
    }
  }

  private var hand: some View {
    HStack(spacing: 18) {
      VStack(spacing: Space.tiny) {
        status
        ScrollView {
          VStack(spacing: Space.small) {
            CouncilChoices(
              side: side, width: cards, folded: false, explained: false, alone: true, card: card)
          }
          .padding(.horizontal, 6)
          .padding(.top, 4)
        }
        .scrollBounceBehavior(.basedOnSize)
        .readAs(2)
      }
      if side.acts || advised {
        VStack(spacing: Space.small) {
          Fitted {
            ScrollView { advice }.scrollBounceBehavior(.basedOnSize)
          }
          .readAs(2.5)
          Deciding(side: side, tight: true, talks: true, stacked: !asked && !bare)
        }
        .frame(width: acts)
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
  }

  /// Something stands above what is decided.
  private var advised: Bool {
    asked || view.hint != nil || side.selected != nil
  }

  /// What the council is asked, faces or targets, what a hint says, or what the selected card does.
  private var advice: some View {
    VStack(spacing: Space.small) {
      if side.questioned { CouncilQuestions(side: side) }
      if side.quiet, let offers = view.offers { CouncilOffers(view: offers, send: side.table.send) }
      explanation
    }
  }

  @ViewBuilder private var explanation: some View {
    if let hint = view.hint {
      HintBar(view: hint, hands: view.hands, send: side.table.send)
    } else if !asked, let selected = side.selected {
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: Space.small) {
          OneLine(text: selected.face.name, style: .title)
            .frame(maxWidth: .infinity, alignment: .leading)
            // The card's own name says it to VoiceOver.
            .accessibilityHidden(true)
          if let explain = selected.explain {
            SignButton(view: explain, sign: Signs.about, send: side.table.send)
          }
        }
        AppText(text: selected.rule, style: .small).accessibilityHidden(true)
      }
    }
  }

  private var status: some View { StatusLine(side: side, roomy: true, folds: false) }

  private var view: CouncilView { side.view }
  private var footed: Bool { side.table.foot != nil }
  private var width: CGFloat { room.width - room.log }
  /// Answers and faces have one row.
  private var asked: Bool { side.questioned || side.quiet && view.offers != nil }
  private var acts: CGFloat { bare ? 0.5 * width : asked ? 0.38 * width : min(max(0.29 * width, 230), 300) }
  private var cards: CGFloat { width - acts - 54 }

  /// There is no hand, nor what stands beside it.
  private var bare: Bool {
    view.hands.allSatisfy(\.cards.isEmpty) && view.peek == nil && view.offers == nil && view.hint == nil
      && !side.questioned
  }

  /// Without a hand the table has its room.
  private var ledge: CGFloat? {
    if footed { return nil }
    if !bare { return min(max(0.35 * room.height, 228), 300) }
    return side.acts ? 158 : 98
  }

  /// How high a card is in what else leaves of the ledge.
  private var card: CGFloat {
    let more = view.hands.count { !$0.cards.isEmpty } > 1
    return max(84, (ledge ?? 0) - 92 - (more ? 40 : 0) - (view.peek == nil ? 0 : 56))
  }
}

/// The table, and beside it the hand and what is decided.
private struct Parted: View {
  let side: CouncilSide
  let room: WindowLayout

  var body: some View {
    TwoPanes(room: room, pane: room.councilPane) {
      side.table.bar
    } first: {
      GeometryReader { space in
        ScrollView {
          if wordy {
            RoomyTable(side: side, width: space.size.width)
          } else {
            TightTable(plan: plan, room: space.size)
          }
        }
        .scrollBounceBehavior(.basedOnSize)
      }
      .readAs(-1)
    } second: { width in
      VStack(spacing: Space.small) {
        ByNight { StatusLine(side: side, roomy: room.roomy, folds: !room.roomy) }
        if plan.apart {
          TightSeats(tween: side.tween, plan: plan.council, send: side.table.send).readAs(-0.5)
        }
        ByNight { hand(width) }
      }
      .padding(.bottom, Space.small)
      .background {
        Dais(beside: true).padding(.leading, -Space.small).padding(.top, -3)
          .padding([.trailing, .bottom], -Dais.beyond)
      }
    }
  }

  private func hand(_ width: CGFloat) -> some View {
    HandOrFoot(table: side.table) {
      VStack(spacing: Space.small) {
        Fitted {
          ScrollView {
            CouncilTray(
              side: side, width: width, folded: !room.roomy, explained: room.roomy,
              talks: room.roomy && !(wordy && side.talksAtTable), card: room.roomy ? 124 : 92)
            if room.roomy, room.width >= 900 { CouncilLog(log: side.view.log).padding(.top, Space.small) }
          }
        }
        .readAs(2)
        Deciding(side: side, tight: !room.roomy, talks: !room.roomy)
      }
    }
  }

  private var plan: TablePlan { TablePlan(table: side.laid, roomy: room.roomy, apart: apart) }
  /// In a low window the councillors stand in place of the hand while they reveal.
  private var apart: Bool {
    !room.roomy && !side.laid.asks && !side.acts && side.shown.seats.contains(where: \.taken)
  }
  /// From this width on the words of three councillors stand beside each other.
  private var wordy: Bool { room.roomy && room.first(pane: room.councilPane) >= 460 }
}

extension WindowLayout {
  /// How wide the pane beside a table is.
  fileprivate var councilPane: CGFloat { min(max(0.4 * width, 288), 480) }
}

/// A view is drawn so far beyond its edges at most.
private struct Within: Shape {
  let beyond: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -beyond, dy: -beyond)) }
}

/// With large letters, or in a low window: everything below each other, and what is decided in sight below that.
private struct Scrolling: View {
  let side: CouncilSide
  let room: WindowLayout

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: Space.small) {
          side.table.bar
          LargeTable(table: side.laid)
          StatusLine(side: side, roomy: true, folds: false)
          CouncilTray(
            side: side, width: room.width - 2 * Space.small, folded: false, explained: false, talks: true,
            card: 124
          )
          .readAs(2)
        }
        .padding(.horizontal, Space.small)
        .padding(.bottom, Space.small)
      }
      HandOrFoot(table: side.table, most: 0.55 * room.height) {
        Deciding(side: side, tight: true, talks: false).padding(.vertical, Space.tiny)
      }
      .padding(.horizontal, Space.small)
    }
  }
}

/// On a phone: the table, and below it the hand.
private struct Stacked: View {
  let side: CouncilSide
  let room: WindowLayout

  var body: some View {
    OnePane(least: plan.least, gap: 2) {
      ScrollingBar(most: 0.4 * room.height) { side.table.bar }
      GeometryReader { space in
        TightTable(plan: plan, room: space.size)
          .frame(minWidth: space.size.width, minHeight: space.size.height)
      }
      .readAs(-1)
      ByNight { tray }
    }
  }

  private var tray: some View {
    VStack(spacing: 4) {
      StatusLine(side: side, roomy: room.roomy, folds: !room.roomy)
      HandOrFoot(table: side.table) {
        Fitted {
          ScrollView {
            CouncilTray(
              side: side, width: room.width - 2 * Space.small, folded: !room.roomy, explained: false,
              talks: room.roomy, card: room.card(least: room.roomy ? 124 : 92))
          }
        }
        .readAs(2)
        Deciding(side: side, tight: !room.roomy, talks: !room.roomy)
      }
    }
    .padding(.bottom, Space.tiny)
  }

  private var plan: TablePlan { TablePlan(table: side.laid, roomy: room.roomy, shared: true) }
}

/// What was reported in this turn and the one before it.
private struct CouncilLog: View {
  let log: [CouncilLogTurn]
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      ForEach(Array(log.enumerated()), id: \.offset) { _, turn in
        LogLines(heading: turn.title, lines: turn.lines.map(\.sentence)) { place in
          if let medallion = turn.lines[place].medallion {
            Face(view: medallion, side: 30)
          } else {
            Piece(8, units: 8) { $0.fill(.ngon(.zero, 4, 4, turned: 0), with: .color(tokens.line)) }
          }
        }
      }
    }
  }
}
