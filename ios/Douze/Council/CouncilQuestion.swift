import DouzeCore
import SwiftUI

/// Something asked once: the safe answer is the filled one, and has the focus of keys and of VoiceOver.
struct CouncilQuestion: View {
  let sentence: String
  let main: ButtonView
  let other: ButtonView
  let ink: Color
  /// Nothing else is waiting for the return key.
  let alone: Bool
  let send: Send

  @FocusState private var safe: Bool
  @AccessibilityFocusState private var heard: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      AppText(text: sentence, style: .smallStrong, colour: ink)
      Paired {
        MainButton(view: main, send: send, style: .name).wide()
          .focused($safe)
          .accessibilityFocused($heard)
          .keyboardShortcut(alone ? .defaultAction : nil)
        QuietButton(view: other, send: send, style: .name).wide()
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .task(id: sentence) { (safe, heard) = (true, true) }
  }
}
