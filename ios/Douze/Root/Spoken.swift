import Accessibility
import DouzeCore
import Foundation
import SwiftUI

/// What a screen reader announces by itself.
struct Spoken: Equatable {
  /// A table and its curtain have the same title.
  let atTable: Bool
  let title: String
  /// BCP 47.
  let language: String
  /// Of the last update.
  let id: Int
  let heard: [String]
  let rejection: String?
  let notice: String?
  /// Lines of the screen that are reported when they change.
  let live: [String]

  /// Is this another screen?
  func isElsewhere(than before: Spoken) -> Bool { atTable != before.atTable || title != before.title }

  /// Announced at once: why something did nothing, and what is to be reported once.
  func urgent(after before: Spoken) -> [String] {
    let refused = id != before.id || rejection != before.rejection ? rejection : nil
    return [refused, notice == before.notice ? nil : notice].compactMap { $0 }
  }

  /// Announced when there is time: what has happened, and what is new on the screen.
  func calm(after before: Spoken) -> [String] {
    let happened = id == before.id ? [] : heard
    let name = title == before.title ? [] : [title]
    return name + happened + live.filter { !before.live.contains($0) }
  }
}

/// Reports what changes.
struct Announcing: ViewModifier {
  let spoken: Spoken

  func body(content: Content) -> some View {
    content.onChange(of: spoken) { before, now in
      guard now.isElsewhere(than: before) else { return announce(now, after: before) }
      Task {
        // Until the new screen is laid out: else VoiceOver's focus lands on what is gone.
        try? await Task.sleep(for: .milliseconds(100))
        announce(now, after: before)
      }
    }
  }

  private func announce(_ now: Spoken, after before: Spoken) {
    let elsewhere = now.isElsewhere(than: before)
    if elsewhere { AccessibilityNotification.ScreenChanged().post() }
    announce(now.urgent(after: before), now.language) { $0.accessibilitySpeechAnnouncementPriority = .high }
    announce(now.calm(after: before), now.language) {
      // After what the system says of the new screen, which would else swallow it.
      if elsewhere { $0.accessibilitySpeechAnnouncementPriority = .low }
    }
  }

  /// Says `sentences` in the core's language.
  private func announce(_ sentences: [String], _ language: String, _ weigh: (inout AttributedString) -> Void)
  {
    if sentences.isEmpty { return }
    var words = AttributedString(sentences.joined(separator: " "))
    words.languageIdentifier = language
    weigh(&words)
    AccessibilityNotification.Announcement(words).post()
  }
}
