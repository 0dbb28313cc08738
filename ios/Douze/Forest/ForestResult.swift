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
    if room.width > room.height, !room.large {
      HStack(spacing: Space.medium) {
        square(min(room.height - Space.small, 0.52 * room.width))
        VStack(spacing: 0) {
          table.bar
          ScrollView {
            VStack(spacing: 10) {
              crowned(room.roomy ? 120 : nil)
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
        VStack(spacing: small ? Space.small : 12) {
          table.bar
          crowned(small ? 76 : 128)
          square(min(max(room.height - 446, 200), 560, room.width - 24))
          VStack(spacing: small ? Space.small : 12) {
            onward
            accounts
          }
          .padding(.top, 14)
          .padding(.horizontal, Space.small)
          .padding(.bottom, Space.small)
          .background { TrayGround(step: 5) }
          .padding(.horizontal, -Space.small)
        }
      }
      .padding(.horizontal, Space.small)
    }
  }

  private var small: Bool { room.height < 740 }

  private func crowned(_ laurel: CGFloat?) -> some View {
    VStack(spacing: Space.tiny) {
      if let rejection = table.rejection { Notice(sentence: rejection) }
      if let laurel { Winner(face: view.seats.first(where: \.active)?.medallion, side: laurel) }
      Heading(text: result.headline, style: .door, align: .center)
      AppText(text: result.decidedBy, align: .center)
      ForestSeats(seats: view.seats, wordy: room.roomy, send: table.send)
        .frame(maxWidth: 560)
        .padding(.top, Space.tiny)
    }
    .frame(maxWidth: .infinity)
    .readAs(-2)
  }

  private func square(_ side: CGFloat) -> some View {
    let plan = BoardPlan(side, side, largest: 140, gutter: 12)
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

  var body: some View {
    ZStack {
      ArtPicture(art: .laurel).frame(width: side, height: side)
      if let face {
        Face(view: face, side: 0.6 * side)
      } else {
        Piece(side, units: 120) { Cup.paint($0) }
      }
    }
    .frame(width: side, height: side)
  }
}
