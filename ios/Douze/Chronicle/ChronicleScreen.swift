import DouzeCore
import DouzeKit
import SwiftUI

/// The book and one of its pages: side by side where there is room, else the page over the book.
struct ChronicleScreen: View {
  let view: ChronicleView
  let desk: any FileTransfer
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      content(beside: room.width >= expandedWidth && !letters.isAccessibilitySize)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @ViewBuilder private func content(beside: Bool) -> some View {
    if let page = view.page, beside {
      HStack(alignment: .top, spacing: Space.small) {
        Book(view: view, desk: desk, send: send)
        leaf(page)
      }
      .frame(maxWidth: Self.spread)
    } else if let page = view.page {
      leaf(page).frame(maxWidth: Self.sheet)
    } else {
      Book(view: view, desk: desk, send: send).frame(maxWidth: Self.book)
    }
  }

  /// What is typed on a page belongs to that page.
  private func leaf(_ page: ReignPageView) -> some View {
    Leaves(at: page.id) { ReignPage(view: page, desk: desk, send: send) }.id(page.id)
  }

  private static let sheet: CGFloat = 640
  private static let book: CGFloat = 720
  private static let spread: CGFloat = 1240
}

/// Something long, to be scrolled; what is at another place begins at its beginning.
struct Leaves<Content: View>: View {
  let at: String
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: bookGap) { content }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, Space.medium)
          .padding(.bottom, Space.large)
          .id(Self.top)
      }
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: at) { reader.scrollTo(Self.top, anchor: .top) }
    }
  }

  private static var top: String { "top" }
}

private struct Book: View {
  let view: ChronicleView
  let desk: any FileTransfer
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    Leaves(at: place) {
      HStack(spacing: bookGap) {
        Picture(image: Emblem.chronicle.sign, colour: tokens.accentCouncil, size: 40)
        AppText(text: view.summary)
      }
      if let claim = view.claim {
        QuietButton(view: claim, send: send).wide()
        if let hint = claim.hint { SoftWords(text: hint).accessibilityHidden(true) }
      }
      if let damaged = view.damaged {
        AppText(text: damaged, style: .small, colour: tokens.danger)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(bookGap)
          .panel()
      }
      ShortChoices(view: view.tabs, send: send)
      list
      BookFiles(view: view, desk: desk)
      if let shelf = view.shelf { Shelf(view: shelf, send: send) }
    }
  }

  @ViewBuilder private var list: some View {
    if let reigns = view.reigns { Reigns(view: reigns, send: send) }
    if let rulers = view.rulers { Rulers(view: rulers, send: send) }
    if let chart = view.chart { ReignChart(view: chart, send: send) }
    ForEach(view.tables, id: \.label) { BookTable(view: $0) }
  }

  /// Which part of the book, and of a list, is shown.
  private var place: String {
    let tab = view.tabs.choices.first(where: \.selected)?.label ?? ""
    let window = view.reigns?.window ?? view.rulers?.window ?? view.chart?.window
    return "\(tab) \(window?.first ?? 0)"
  }
}
