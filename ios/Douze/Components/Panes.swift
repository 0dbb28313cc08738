import SwiftUI

/// Between the parts of a page, and inside a panel.
let bookGap: CGFloat = 12

/// Two panes side by side below a `bar`, the second one `pane` wide; it gets its width.
struct TwoPanes<Bar: View, First: View, Second: View>: View {
  let room: WindowLayout
  let pane: CGFloat
  @ViewBuilder let bar: Bar
  @ViewBuilder let first: First
  @ViewBuilder let second: (CGFloat) -> Second

  var body: some View {
    VStack(spacing: 0) {
      if room.large || room.low {
        // In a low window the tray below it needs the larger half.
        ScrollingBar(most: (room.large ? 0.5 : 0.36) * room.height) { bar }
      } else {
        bar
      }
      HStack(alignment: .top, spacing: Space.medium) {
        first.frame(maxWidth: .infinity, maxHeight: .infinity)
        second(pane).frame(width: pane).frame(maxHeight: .infinity, alignment: .top)
      }
    }
    .padding(.horizontal, Space.small)
  }
}

/// A tablet on its side: a table, below it its hand on a ledge as high as said, or as needed; and what has happened in a pane.
struct LedgePanes<Table: View, Hand: View, Log: View>: View {
  let room: WindowLayout
  let ledge: CGFloat?
  /// Ledge and log are deep by day, too.
  var deep = false
  @ViewBuilder let table: Table
  @ViewBuilder let hand: Hand
  @ViewBuilder let log: Log
  @Environment(\.turned) private var turned

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        table.frame(maxWidth: .infinity, maxHeight: .infinity)
        ByNight(on: deep) {
          hand
            .frame(maxWidth: .infinity)
            .frame(height: ledge)
            .background { TrayGround(step: 9).ignoresSafeArea(edges: turned ? [] : .bottom) }
        }
      }
      ByNight(on: deep) {
        ScrollView {
          log
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 18)
            .padding([.top, .trailing, .bottom], 12)
        }
        .scrollBounceBehavior(.basedOnSize)
        .frame(width: room.log)
        .background { SideGround() }
      }
      .readAs(4)
    }
  }
}

/// The ground of a pane beside a table, behind two lines of gold.
struct SideGround: View {
  @Environment(\.tokens) private var tokens
  /// The bar is above the turned table then.
  @Environment(\.turned) private var turned

  var body: some View {
    Tokens.down(tokens.trayTop, tokens.trayLow)
      .overlay(alignment: .leading) {
        HStack(spacing: 3) {
          Rectangle().fill(tokens.gold).frame(width: 2)
          Rectangle().fill(tokens.line).frame(width: 0.8)
        }
      }
      .ignoresSafeArea(edges: turned ? [] : .all)
      .silent()
  }
}

/// What a lesson says may be higher than there is room: from `most` on it scrolls.
struct ScrollingBar<Bar: View>: View {
  let most: CGFloat
  @ViewBuilder let bar: Bar

  var body: some View {
    Fitted(most: most) {
      ScrollView { bar }.scrollBounceBehavior(.basedOnSize)
    }
  }
}

/// Head, table and tray below each other: the table takes what the others leave, at least `least`; the tray, which is a
/// `ScrollView`, scrolls inside itself. `content` is these three views.
struct OnePane<Content: View>: View {
  let least: CGFloat
  let gap: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    ThreeParts(least: least, gap: gap) { content }
      .padding(.horizontal, Space.small)
  }
}

private struct ThreeParts: Layout {
  let least: CGFloat
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // From the end: the head may be empty, and is no part then.
    var parts = subviews[...]
    let tray = parts.popLast()
    let table = parts.popLast()
    let width = ProposedViewSize(width: bounds.width, height: nil)
    let top = parts.last?.sizeThatFits(width).height ?? 0
    let room = max(0, bounds.height - top - gap)
    let bottom = min(tray?.sizeThatFits(width).height ?? 0, max(0, room - least))
    place(parts.last, at: bounds.minY, height: top, bounds)
    place(table, at: bounds.minY + top, height: max(0, room - bottom), bounds)
    place(tray, at: bounds.maxY - bottom, height: bottom, bounds)
  }

  private func place(_ part: LayoutSubview?, at y: CGFloat, height: CGFloat, _ bounds: CGRect) {
    part?.place(
      at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading,
      proposal: ProposedViewSize(width: bounds.width, height: height))
  }
}
