import DouzeCore
import SwiftUI

/// Language, pace, colours, peeking, pictures, sounds, tips.
struct SettingsScreen: View {
  let view: SettingsView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      let broad = room.width >= mediumWidth && !letters.isAccessibilitySize
      ScrollView {
        VStack(alignment: .leading, spacing: Space.medium) {
          if broad { beside } else { below }
        }
        .padding(.horizontal, Space.medium)
        .padding(.bottom, Space.large)
        .frame(maxWidth: broad ? 880 : 560)
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var beside: some View {
    HStack(alignment: .top, spacing: Space.medium) {
      VStack(spacing: Space.medium) {
        group(view.language)
        group(view.pace)
        group(view.theme)
      }
      VStack(spacing: Space.medium) {
        group(view.peek)
        group(view.animals)
        switches
        about
      }
    }
  }

  @ViewBuilder private var below: some View {
    group(view.language)
    group(view.pace)
    group(view.theme)
    group(view.peek)
    group(view.animals)
    switches
    about
  }

  /// What the app is made of.
  private var about: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(Array(view.about.enumerated()), id: \.offset) { _, line in SoftWords(text: line) }
      QuietButton(view: view.notices, send: send).wide()
    }
    .padding(Space.medium)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
  }

  private var switches: some View {
    VStack(spacing: Space.tiny) {
      OnOff(view: view.sounds, send: send)
      OnOff(view: view.tips, send: send)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, Space.small)
    .panel()
  }

  private func group(_ choices: ChoicesView) -> some View {
    Choices(view: choices, send: send).padding(Space.medium).panel()
  }
}
