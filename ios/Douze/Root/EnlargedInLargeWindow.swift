import SwiftUI

/// Draws a window larger than a tablet of 11 inches as one of that size, enlarged: it is looked at from further away.
struct EnlargedInLargeWindow<Content: View>: View {
  @ViewBuilder let content: Content

  /// The shorter side of the largest window that is laid out as it is.
  private static var largest: CGFloat { 860 }
  private static var most: CGFloat { 1.6 }

  var body: some View {
    GeometryReader { safe in
      let covered = safe.safeAreaInsets
      let window = CGSize(
        width: safe.size.width + covered.leading + covered.trailing,
        height: safe.size.height + covered.top + covered.bottom)
      let scale = min(max(min(window.width, window.height) / Self.largest, 1), Self.most)
      if scale > 1 {
        enlarged(scale, window, covered).ignoresSafeArea()
      } else {
        content
      }
    }
  }

  /// What the system covers is smaller, too, for what is laid out in a smaller window.
  private func enlarged(_ scale: CGFloat, _ window: CGSize, _ covered: EdgeInsets) -> some View {
    GeometryReader { _ in
      content
        .safeAreaPadding(
          EdgeInsets(
            top: covered.top / scale, leading: covered.leading / scale, bottom: covered.bottom / scale,
            trailing: covered.trailing / scale)
        )
        .frame(width: window.width / scale, height: window.height / scale)
        .scaleEffect(scale, anchor: .topLeading)
    }
  }
}
