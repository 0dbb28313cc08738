import Accessibility
import DouzeCore
import Foundation
import SwiftUI

/// What a screen reader tells without being asked.
struct Spoken: Equatable {
  let place: Place
  let title: String
  /// BCP 47.
  let language: String
  /// Of the last update.
  let id: Int
  let heard: [String]
  let rejection: String?
  let notice: String?
  /// Lines of the screen that are told when they change.
  let live: [String]

  /// Is this another screen?
  func isElsewhere(than before: Spoken) -> Bool { place != before.place || title != before.title }

  /// Told at once: why something did nothing, and what is to be told once.
  func urgent(after before: Spoken) -> [String] {
    let refused = id != before.id || rejection != before.rejection ? rejection : nil
    return [refused, notice == before.notice ? nil : notice].compactMap { $0 }
  }

  /// Told when there is time: what has happened, and what is new on the screen.
  func calm(after before: Spoken) -> [String] {
    let happened = id == before.id ? [] : heard
    let name = title == before.title ? [] : [title]
    return name + happened + live.filter { !$0.isEmpty && !before.live.contains($0) }
  }
}

/// Tells what changes.
struct Announcing: ViewModifier {
  let spoken: Spoken

  func body(content: Content) -> some View {
    content.onChange(of: spoken) { before, now in
      let elsewhere = now.isElsewhere(than: before)
      if elsewhere { AccessibilityNotification.ScreenChanged().post() }
      announce(now.urgent(after: before), now.language) { $0.accessibilitySpeechAnnouncementPriority = .high }
      announce(now.calm(after: before), now.language) {
        // After what the system says of the new screen, which would else swallow it.
        if elsewhere { $0.accessibilitySpeechAnnouncementPriority = .low }
      }
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

extension Screen {
  /// Lines that are told as they come.
  var live: [String] {
    switch body {
    case .forest(let forest): forest.hint.live + [forest.status]
    case .king(let king): king.hint.live + (king.step?.happened ?? []) + [king.status]
    case .council(let council):
      council.hint.live + [council.warning?.sentence, council.proposal?.sentence].compactMap { $0 }
        + [council.status]
    // How far it is, is on the way told by the bar of progress.
    case .review(let review): thinking == nil ? [review.total] : []
    case .setup(let setup): [setup.characters?.line, setup.council?.missing].compactMap { $0 }
    case .decks(let decks): decks.editor?.breaches ?? []
    default: []
    }
  }
}

extension HintView? {
  /// What it comes to.
  fileprivate var live: [String] { self.map { [$0.title] + $0.options.prefix(1).map(\.spoken) } ?? [] }
}
