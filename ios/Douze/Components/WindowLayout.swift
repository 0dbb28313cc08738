import SwiftUI

/// Widths from which a window is called medium, and expanded.
let mediumWidth: CGFloat = 600
let expandedWidth: CGFloat = 840

/// Below this width nothing stands beside a table, however low it is.
private let narrowest: CGFloat = 460

/// How the parts of a table are laid out.
enum Panes {
  case one, beside
}

/// The room that a table has.
struct WindowLayout: Equatable {
  let width: CGFloat
  let height: CGFloat
  /// Letters are so large that some things stand below each other.
  let large: Bool

  /// A tablet held upright has its table above the hand, as a phone.
  var panes: Panes { width > max(height, narrowest) ? .beside : .one }

  /// How high a card of a hand below its table is, `least` on a phone.
  func card(least: CGFloat) -> CGFloat { min(220, least + max(0, height - 800) * 0.3) }

  /// A tablet on its side: the hand has the lower edge, and what has happened a pane.
  var broad: Bool { !large && width > height && width >= 1000 && height >= 600 }

  /// How wide that pane is.
  var log: CGFloat { width >= 1160 ? 300 : 256 }

  /// A table scrolls.
  var low: Bool { height < 560 }

  /// Words have room.
  var roomy: Bool { height >= 720 }

  /// How wide the first pane is beside a second one of `pane`.
  func first(pane: CGFloat) -> CGFloat { max(0, width - 2 * Space.small - Space.medium - pane) }
}

/// Reports `content` its room.
struct WithWindowLayout<Content: View>: View {
  let content: (WindowLayout) -> Content
  @Environment(\.dynamicTypeSize) private var letters

  init(@ViewBuilder content: @escaping (WindowLayout) -> Content) { self.content = content }

  var body: some View {
    GeometryReader { window in
      content(WindowLayout(width: window.size.width, height: window.size.height, large: letters.isLarge))
        .frame(width: window.size.width, height: window.size.height)
    }
  }
}
