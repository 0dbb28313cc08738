import DouzeCore
import SwiftUI

private let gap: CGFloat = 3

/// Of die and dilemma where there is little room; with a face to choose each face is large enough for a finger.
private let lowest: CGFloat = 128
private let lowestRoomy: CGFloat = 200
private let touched: CGFloat = 164
private let highest: CGFloat = 330

/// While something is asked above the hand.
private let stepped: CGFloat = 104

/// With the next dilemma below that of the turn.
private let next: CGFloat = 51

/// The dial is never wider than this share, so that the dilemma keeps room; while the council hears, the dilemma stands in front.
private let dial: CGFloat = 0.56
private let broadDial: CGFloat = 0.46
private let heardDial: CGFloat = 0.46

/// Of what a dilemma says: letters in a line, how high a line is, its name and its margins, and its targets.
private let lineLetters = 23
private let lineHeight: CGFloat = 16
private let named: CGFloat = 38
private let targeted: CGFloat = 26

/// From this width on words have room.
private let broad: CGFloat = 560

/// How high the parts of a table are; `roomy` on a larger phone.
struct TablePlan {
  let table: OpenTable
  let roomy: Bool
  /// The councillors have a place of their own.
  var apart = false
  /// They stand on the ground of the hand below them.
  var shared = false

  /// The councillors are small in one row.
  var asks: Bool { table.asks || steps }

  /// While something is asked, what does not concern it steps back.
  private var steps: Bool { table.questioned && !roomy }

  var council: SeatPlan {
    SeatPlan(seats: table.shown.seats, asks: asks, extra: table.extra, told: table.told)
  }

  var seats: CGFloat { apart ? 0 : council.height }

  /// Less than this, and a small phone would have to scroll.
  var least: CGFloat { Space.touch + gap + max(lowestPair, roomy ? lowestRoomy : 0) + gap + seats }

  /// Die and dilemma, in a `height` of the whole.
  func pair(_ height: CGFloat) -> CGFloat {
    min(max(height - Space.touch - 4 * gap - seats, lowestPair), highest)
  }

  func die(_ pair: CGFloat, in width: CGFloat) -> CGFloat {
    let heard = table.shown.moment == .hear && !reaching
    let share = width >= broad ? broadDial : heard ? heardDial : dial
    return min(pair, max(share * width, reaching ? touched : lowest))
  }

  private var reaching: Bool { !table.shown.die.reach.isEmpty }

  private var lowestPair: CGFloat {
    let shown = table.shown
    let dilemma = shown.dilemma
    // While a card is chosen the hand needs the room of the note.
    let told =
      [dilemma.reward.joined(separator: " "), dilemma.penalty.joined(separator: " ")]
      + (table.choosing ? [] : [dilemma.note])
    let lines = told.reduce(0) { $0 + ($1.count + lineLetters - 1) / lineLetters }
    let words =
      named + CGFloat(lines) * lineHeight
      + (dilemma.targets.isEmpty && dilemma.value.isEmpty ? 0 : targeted)
    let coming = shown.nextDilemma == nil && shown.foreseen == nil ? 0 : next
    return max(steps ? stepped : lowest, words + coming, reaching ? touched : 0)
  }
}

/// All of the table in `room`; where that is too little it is higher, and scrolls.
struct TightTable: View {
  let plan: TablePlan
  let room: CGSize

  var body: some View {
    VStack(spacing: gap) {
      TableEdge(table: table, large: false).frame(height: Space.touch).readAs(0)
      HStack(spacing: 6) {
        CouncilDie(tween: table.tween, month: table.month, side: plan.die(pair, in: room.width), send: send)
          .readAs(1)
        VStack(spacing: gap) {
          DilemmaCard(
            view: shown.dilemma, tween: table.tween, roomy: false, broad: room.width >= broad, send: send)
          Coming(table: table, large: false)
        }
        .readAs(0)
      }
      .frame(height: pair)
      .readAs(1)
      if !plan.apart {
        TightSeats(tween: table.tween, plan: plan.council, send: send).readAs(2)
      }
    }
    .background(alignment: .top) { if plan.shared { dais } }
  }

  /// Below die and dilemma, beyond the end of any screen and to its sides; a bubble is above it.
  private var dais: some View {
    Dais(top: Space.touch + gap + pair + plan.council.bubble + gap)
      .frame(width: room.width + 2 * Dais.beyond, height: 2000)
  }

  private var table: OpenTable { plan.table }
  private var shown: CouncilFrame { table.shown }
  private var send: Send { table.send }

  private var pair: CGFloat { plan.pair(room.height) }
}

/// With room for all words.
struct RoomyTable: View {
  let side: CouncilSide
  let width: CGFloat

  var body: some View {
    VStack(spacing: 12) {
      TableEdge(table: side.laid, large: true).readAs(0)
      HStack(spacing: Space.medium) {
        CouncilDie(
          tween: side.tween, month: side.view.month, side: min(max(0.42 * width, touched), 320), send: send
        ).readAs(1)
        VStack(spacing: Space.small) {
          DilemmaCard(view: shown.dilemma, tween: side.tween, roomy: true, send: send)
          Coming(table: side.laid, large: true)
        }
        .readAs(0)
      }
      .fixedSize(horizontal: false, vertical: true)
      .readAs(1)
      RoomySeats(tween: side.tween, columns: shown.seats.count == 3 ? 3 : 2, send: send).readAs(2)
      if side.talksAtTable, let talk = side.view.talk { Talk(view: talk, send: send).readAs(3) }
    }
  }

  private var shown: CouncilFrame { side.shown }
  private var send: Send { side.table.send }
}

/// On a tablet on its side: a large die, the dilemma as a tall card, the councillors below each other.
struct BroadTable: View {
  let table: OpenTable
  let room: CGSize

  var body: some View {
    HStack(spacing: between) {
      CouncilDie(tween: table.tween, month: table.month, side: die, send: table.send).readAs(1)
      VStack(spacing: 6) {
        DilemmaCard(
          view: table.shown.dilemma, tween: table.tween, roomy: false, broad: true, send: table.send
        )
        .frame(maxHeight: 1.5 * card)
        Coming(table: table, large: false)
      }
      .frame(width: card)
      .readAs(0)
      BelowSeats(tween: table.tween, height: room.height, send: table.send).frame(width: council).readAs(2)
    }
    .padding(.vertical, Space.small)
    .frame(width: room.width, height: room.height)
  }

  private let between: CGFloat = 18
  private var council: CGFloat { min(max(0.275 * room.width, 216), 280) }
  private var card: CGFloat { min(max(0.29 * room.width, 190), 290) }
  private var die: CGFloat { min(room.width - council - card - 2 * between, room.height - 8, 400) }
}

/// With large letters: everything below each other.
struct LargeTable: View {
  let table: OpenTable

  var body: some View {
    VStack(spacing: Space.small) {
      if let petitioner = shown.petitioner {
        Petitioner(view: petitioner, tween: table.tween, large: true, send: send)
      }
      DilemmaCard(view: shown.dilemma, tween: table.tween, roomy: true, send: send)
      CouncilDie(tween: table.tween, month: table.month, side: 220, send: send)
      Coming(table: table, large: true)
      Favour(view: shown.favour, tween: table.tween, large: true, send: send)
      ReignProgress(view: shown.progress, tween: table.tween, large: true, send: send)
      RoomySeats(tween: table.tween, columns: 1, send: send)
    }
    .readAs(-1)
  }

  private var shown: CouncilFrame { table.shown }
  private var send: Send { table.send }
}

/// Who asks, Favour, and how it has gone.
struct TableEdge: View {
  let table: OpenTable
  let large: Bool

  /// Shares of the width: who asks has a picture, what has gone seven signs.
  private let asking: CGFloat = 1.36
  private let going: CGFloat = 1.1

  var body: some View {
    SharedRow(
      weights: shown.petitioner == nil ? [1, going] : [asking, 1, going], spacing: large ? Space.small : gap
    ) {
      if let petitioner = shown.petitioner {
        Petitioner(view: petitioner, tween: table.tween, large: large, send: send)
      }
      Favour(view: shown.favour, tween: table.tween, large: large, send: send)
        .frame(minHeight: large ? 64 : nil)
      ReignProgress(view: shown.progress, tween: table.tween, large: large, send: send)
    }
  }

  private var shown: CouncilFrame { table.shown }
  private var send: Send { table.send }
}

/// The next dilemma and the next petitioner, where they are known.
private struct Coming: View {
  let table: OpenTable
  let large: Bool

  var body: some View {
    if let next = shown.nextDilemma, let foreseen = shown.foreseen, !large {
      HStack(spacing: gap) {
        NextDilemma(view: next, send: send)
        NextPetitioner(view: foreseen, send: send)
      }
    } else {
      if let next = shown.nextDilemma { NextDilemma(view: next, send: send) }
      if let foreseen = shown.foreseen {
        Petitioner(view: foreseen, tween: table.tween, large: large, send: send)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  private var shown: CouncilFrame { table.shown }
  private var send: Send { table.send }
}
