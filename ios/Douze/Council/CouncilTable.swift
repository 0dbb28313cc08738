import DouzeCore
import SwiftUI

private let gap: CGFloat = 3

/// Of die and dilemma where there is little room; with a face to choose each face is large enough for a finger.
private let lowest: CGFloat = 132
private let lowestRoomy: CGFloat = 200
private let touched: CGFloat = 164
private let highest: CGFloat = 232

/// With the next dilemma below that of the turn.
private let lowestWithNext: CGFloat = 168

/// Of what a dilemma says: letters in a line, lines of most dilemmas, how many more have room, how high they are.
private let lineLetters = 21
private let usualLines = 4
private let moreLines = 3
private let lineHeight: CGFloat = 15

/// Less than this, and a small phone would have to scroll; `roomy` for a larger one.
func leastTable(_ table: OpenTable, roomy: Bool) -> CGFloat {
  let pair = max(lowestPair(table), roomy ? lowestRoomy : 0)
  return Space.touch + gap + pair + gap + seatsHeight(table.shown.seats, asks: table.asks, extra: table.extra)
}

private func lowestPair(_ table: OpenTable) -> CGFloat {
  let shown = table.shown
  let alone = shown.nextDilemma == nil && shown.foreseen == nil
  let dilemma = shown.dilemma
  let told = [dilemma.reward.joined(separator: " "), dilemma.penalty.joined(separator: " "), dilemma.note]
  let lines = told.reduce(dilemma.targets.count) { $0 + ($1.count + lineLetters - 1) / lineLetters }
  // While a card is chosen the hand needs the room.
  let most = table.choosing ? 2 : moreLines
  let more = CGFloat(min(max(0, lines - usualLines), most)) * lineHeight
  return max((alone ? lowest : lowestWithNext) + more, shown.die.reach.isEmpty ? 0 : touched)
}

/// All of the table in `room`; where that is too little it is higher, and scrolls.
struct TightTable: View {
  let table: OpenTable
  let room: CGSize

  var body: some View {
    VStack(spacing: gap) {
      TableEdge(table: table, large: false).frame(height: Space.touch).readAs(0)
      HStack(spacing: 6) {
        CouncilDie(tween: table.tween, month: table.month, side: die, send: send).readAs(1)
        VStack(spacing: gap) {
          DilemmaCard(view: shown.dilemma, tween: table.tween, roomy: false, send: send)
          Coming(table: table, large: false)
        }
        .readAs(0)
      }
      .frame(height: pair)
      .readAs(1)
      TightSeats(tween: table.tween, asks: table.asks, extra: table.extra, send: send).readAs(2)
    }
  }

  private var shown: CouncilFrame { table.shown }
  private var send: Send { table.send }

  private var pair: CGFloat {
    let left =
      room.height - Space.touch - 2 * gap
      - seatsHeight(table.shown.seats, asks: table.asks, extra: table.extra)
    return min(max(left, lowestPair(table)), highest)
  }

  private var die: CGFloat { min(pair, 0.47 * room.width) }
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
private struct TableEdge: View {
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
