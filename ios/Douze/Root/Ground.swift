import SwiftUI

/// The surface of a screen fills the window; what is on it keeps out of what the system covers.
struct Ground<On: View>: View {
  private let colour: Color?
  private let content: On

  @Environment(\.tokens) private var tokens

  /// `colour`: paper, unless said otherwise.
  init(colour: Color? = nil, @ViewBuilder content: () -> On) {
    self.colour = colour
    self.content = content()
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { (colour ?? tokens.paper).ignoresSafeArea() }
      .accessibilityElement(children: .contain)
  }
}
