import DouzeCore
import SwiftUI

/// The end of the game: who won, what decided, what to do now, and every point explained.
struct ForestResult: View {
  let view: ResultView
  let table: TableContext

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(spacing: Space.tiny) {
        Heading(text: view.headline, style: .door, align: .center)
        AppText(text: view.decidedBy, align: .center)
      }
      .frame(maxWidth: .infinity)
      Onward(
        main: view.rematch, others: [view.review, view.watch, view.home], record: view.record, table: table)
      ForEach(Array(view.accounts.enumerated()), id: \.offset) { _, account in
        Inspect(view: account, send: nil)
      }
      SoftWords(text: view.seed)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
