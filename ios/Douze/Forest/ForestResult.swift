import DouzeCore
import SwiftUI

/// The end of a forest duel: the laurel, who won and what decided, both scores, the square as one picture, what to do now, and
/// every point explained.
struct ForestResult: View {
  let view: ForestView
  let result: ResultView
  let table: TableContext
  let room: WindowLayout

  var body: some View {
    parts.background {
      ForestScene(
        moon: CGPoint(x: room.width / 2, y: onHorizon ? 104 : laurel / 2),
        radius: onHorizon ? 62 : 0.58 * laurel, horizon: onHorizon ? 148 : laurel + 40,
        board: 0.46 * room.height, inner: 240, edge: room.height + 34)
    }
  }

  @ViewBuilder private var parts: some View {
    if parted {
      HStack(spacing: Space.medium) {
        square(min(room.height - Space.small, 0.52 * room.width))
        VStack(spacing: 0) {
          table.bar
          ScrollView {
            VStack(spacing: 10) {
              if room.roomy { Winner(face: winner, side: 120) }
              crowned
              onward
              accounts
            }
            .padding(.bottom, Space.small)
          }
        }
      }
      .padding(.horizontal, Space.small)
    } else {
      ScrollView {
        VStack(spacing: gap) {
          if onHorizon {
            table.bar
            Winner(face: winner, side: small ? 76 : 128)
          } else {
            ZStack(alignment: .top) {
              table.bar
              Winner(face: winner, side: laurel)
            }
          }
          crowned
          square(min(max(room.height - rest - laurel, 212), widest))
          VStack(spacing: small ? Space.small : 12) {
            onward
            accounts
          }
          .padding(.top, 12)
          .padding(.horizontal, Space.small)
          .padding(.bottom, Space.small)
          .background { TrayGround(step: 5) }
          .padding(.horizontal, -Space.small)
        }
      }
      .padding(.horizontal, Space.small)
    }
  }

  private var parted: Bool { room.width > room.height && !room.large }
  private var small: Bool { room.height < 740 }
  private var gap: CGFloat { small ? 6 : 10 }

  /// The laurel hangs over the woods, below the bar. Else it is in the bar, and the square has the room.
  private var onHorizon: Bool { parted || room.large }

  /// As wide as the window, but for a frame.
  private var widest: CGFloat { min(560, room.width - 20) }

  /// What names, scores and what to do now need, with the words of all signs.
  private var rest: CGFloat {
    (small ? 286 : 326) + (result.decidedBy.count > Self.long ? 22 : 0)
  }

  /// A reason of more letters takes two lines of a phone.
  private static let long = 50

  /// The side of the laurel in the bar.
  private var laurel: CGFloat { min(max(room.height - rest - widest, 64), 112) }

  private var winner: FaceView? { view.seats.first(where: \.active)?.medallion }

  private var crowned: some View {
    VStack(spacing: Space.tiny) {
      if let rejection = table.rejection { Notice(sentence: rejection) }
      Heading(text: result.headline, style: small ? .title : .door, align: .center)
      AppText(text: result.decidedBy, align: .center)
      ForestSeats(seats: view.seats, wordy: room.roomy, send: table.send)
        .frame(maxWidth: 560)
        .padding(.top, Space.tiny)
    }
    .frame(maxWidth: .infinity)
    .readAs(-2)
  }

  private func square(_ side: CGFloat) -> some View {
    let plan = BoardPlan(side, side, largest: 140, gutter: small ? 8 : 12)
    return Board(view: view.board, clock: nil, plan: plan, send: table.send, task: result.headline).readAs(-1)
  }

  private var onward: some View {
    Onward(
      main: result.rematch,
      others: [
        .init(view: result.review, sign: Signs.review), .init(view: result.watch, sign: Signs.play),
        .init(view: result.home, sign: Signs.home),
      ],
      record: result.record, table: table
    )
    .readAs(1)
  }

  /// Every point explained, or the one card that was asked for.
  private var accounts: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let inspect = view.inspect {
        Inspect(view: inspect, send: table.send)
      } else {
        ForEach(Array(result.accounts.enumerated()), id: \.offset) { _, account in
          Inspect(view: account, send: nil)
        }
      }
      SoftWords(text: result.seed)
    }
    .frame(maxWidth: 560, alignment: .leading)
    .frame(maxWidth: .infinity)
    .readAs(2)
  }
}

/// The head of the seat that has won, in laurel; a cup where nobody has.
private struct Winner: View {
  let face: FaceView?
  let side: CGFloat
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      Piece(side, units: 210) { Laurel.paint($0, green: theme == .day) }
      if let face {
        Face(view: face, side: 0.64 * side)
      } else {
        Piece(side, units: 120) { Cup.paint($0) }
      }
    }
    .frame(width: side, height: side)
  }
}
