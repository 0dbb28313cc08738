import DouzeCore
import SwiftUI

/// A finished game on its board: the decision that is shown, the line of chances, the turning points, and all decisions.
struct ReviewScreen: View {
  let view: ReviewView
  let table: TableContext

  var body: some View {
    WithWindowLayout { room in
      let beside = room.width >= expandedWidth && !room.large ? view.shown : nil
      VStack(spacing: Space.small) {
        // The list stays itself, and where it was scrolled to, whatever stands beside it.
        HStack(alignment: .top, spacing: Space.medium) {
          list(open: beside == nil ? view.shown : nil)
            .frame(maxWidth: beside == nil ? Self.widest : Self.part * room.width)
          if let beside {
            ScrollView { DecisionPanel(view: beside, send: table.send).padding(.bottom, Space.medium) }
              .id(beside.heading)
          }
        }
        Decision(confirm: nil, cancel: nil, table: table, tight: true).frame(maxWidth: Self.widest)
      }
      .padding(.horizontal, Space.medium)
      .padding(.bottom, Space.small)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  /// All decisions, below the one that is open.
  private func list(open: ReviewedView?) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: Space.small) {
          if let open { DecisionPanel(view: open, send: table.send).id(Self.top) }
          if let chances = view.chances { Chances(view: chances, send: table.send) }
          Turning(view: view, send: table.send)
          if let again = view.shown?.again { MainButton(view: again, send: table.send) }
          ReviewHead(view: view, send: table.send)
          ForEach(Array(view.decisions.enumerated()), id: \.offset) { _, decision in
            DecisionLine(view: decision, send: table.send).id(decision.number)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, Space.medium)
      }
      // What is shown stands above the list from which it was chosen.
      .task(id: open == nil ? nil : selected) {
        if open != nil { reader.scrollTo(Self.top, anchor: .top) }
      }
    }
  }

  private var selected: Int32? { view.decisions.first(where: \.selected)?.number }

  private static let top: Int32 = -1
  private static let part: CGFloat = 0.42
  private static let widest: CGFloat = 640
}

/// Whose decisions, how they are computed, and what they come to.
private struct ReviewHead: View {
  let view: ReviewView
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    Heading(text: view.title, colour: accent)
    SoftWords(text: view.line)
    if let people = view.people { ShortChoices(view: people, send: send) }
    AppText(text: view.total, style: .strong).accessibilityAddTraits(.updatesFrequently)
    if let resume = view.resume { QuietButton(view: resume, send: send) }
  }
}
