import Accessibility
import SwiftUI

/// Something failed: the core's sentence, and the app's name to open it again.
struct FaultScreen: View {
  let sentence: String
  let onRetry: (@MainActor () -> Void)?

  init(sentence: String, onRetry: (@MainActor () -> Void)?) {
    self.sentence = sentence
    self.onRetry = onRetry
  }

  var body: some View {
    Centred {
      VStack(spacing: Space.large) {
        AppText(text: sentence, align: .center).frame(maxWidth: 480)
        if let onRetry { OwnButton(label: appName, onClick: onRetry, sign: Signs.again) }
      }
      .padding(Space.large)
    }
    .onAppear { AccessibilityNotification.Announcement(sentence).post() }
  }
}

/// The fault screen alone, when there is no core to ask for colours.
struct FaultApp: View {
  let sentence: String
  let onRetry: (@MainActor () -> Void)?

  var body: some View {
    DouzeTheme(look: nil) { Ground { FaultScreen(sentence: sentence, onRetry: onRetry) } }
  }
}

/// In the middle of the window, and scrolling where it is longer.
private struct Centred<Inner: View>: View {
  @ViewBuilder let content: Inner

  var body: some View {
    GeometryReader { room in
      ScrollView { content.frame(maxWidth: .infinity, minHeight: room.size.height) }
    }
  }
}
