import DouzeCore
import DouzeKit
import Testing

@testable import Douze

/// Each lesson over the real core, by somebody who knows nothing but its words and what glows.
@MainActor struct LessonTests {
  @Test(arguments: ["en", "de", "fr"]) func theLessonOfKing(language: String) async throws {
    try await learn(.king, language)
  }

  @Test(arguments: ["en", "de", "fr"]) func theLessonOfTheCouncil(language: String) async throws {
    try await learn(.council, language)
  }

  @Test(arguments: ["en", "de", "fr"]) func theLessonOfTheForest(language: String) async throws {
    try await learn(.forest, language)
  }

  private func learn(_ game: GameKind, _ language: String) async throws {
    try await opened(language: language) { store in
      let player = Player(store, .phone)
      let doors = everything(DoorView.self, in: try player.body)
      let offer = try #require(doors.first { $0.game == game }?.lesson)
      // The three offers bear the same name.
      store.send(offer.intent)
      #expect(player.hears(offer.label) == false)
      for _ in 0..<60 {
        let lesson = try #require(store.screen?.lesson)
        #expect(player.hears(lesson.words), "\(lesson.words)")
        #expect(lesson.missed == nil, "\(lesson.words)")
        if let learned = lesson.learned {
          #expect(lesson.step == lesson.steps)
          for line in learned.lines { #expect(player.hears(line), "\(line)") }
          try player.press(try #require(lesson.next).label)
          #expect(store.screen?.lesson == nil)
          return
        }
        if let glow = lesson.glow {
          // A face of a die is offered on the die, too, which shows six of its twelve.
          let names = names(of: glow, in: try player.body)
          let heard = names.first { player.offers($0) }
          try player.press(try #require(heard, "\(lesson.words) \(names)"))
        } else {
          try player.press(try #require(lesson.next).label)
        }
      }
      Issue.record("it does not end")
    }
  }

  /// What the things are called that carry this intent.
  private func names(of intent: Intent, in value: Any) -> [String] {
    let children = Mirror(reflecting: value).children
    if children.contains(where: { $0.label == "intent" && $0.value as? Intent == intent }) {
      let called = { (label: String) in children.first { $0.label == label }?.value as? String }
      return [called("spoken") ?? called("label")].compactMap { $0 }
    }
    return children.flatMap { names(of: intent, in: $0.value) }
  }
}
