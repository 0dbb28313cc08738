import DouzeCore
import DouzeKit
import Foundation
import Testing

/// A whole game of each kind on the real core, through the store, by what can be pressed.
@MainActor @Suite(.timeLimit(.minutes(3))) struct PlayTests {
  private func open(_ folder: URL, _ language: String = "en") throws -> DouzeStore {
    DouzeStore(
      session: try Session.open(dir: folder.path, locales: [language]), time: .quick, queue: .immediate)
  }

  @Test func aDuelAgainstTheFox() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.forest, [.person, .fox])
      try await play.finish()
      guard case .forest(let forest) = try play.body, let result = forest.result else { return }
      #expect(!result.headline.isEmpty)
      try play.store.press(result.rematch.intent)
      #expect(try !Play.ended(play.body))
    }
  }

  @Test func aDuelOfTwoPeopleWithBeatsThatMove() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.forest, [.person, .person], pace: .fast)
      try await play.finish()
      #expect(play.store.felt != nil)
    }
  }

  @Test func aTableOfFourWithTwoPretenders() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.king, [.person, .person, .pretender, .pretender])
      try await play.finish()
      guard case .king(let king) = try play.body else { return }
      #expect(king.standings != nil || king.result != nil)
    }
  }

  @Test func aTournamentOfFive() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.king, [.person, .person, .person, .person, .person])
      try await play.finish()
      #expect(try Play.ended(play.body))
    }
  }

  @Test func januaryWithCouncillorsInFrench() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder, "fr"))
      try await play.start(.council, [.person, .councillor, .councillor, .councillor]) { play in
        try play.store.press(.setup(.setCouncil(kind: .month)))
        try play.store.press(.setup(.pickMonth(month: 1)))
      }
      try await play.finish()
      #expect(play.store.screen?.look.language == "fr")
      guard case .council(let council) = try play.body else { return }
      #expect(council.result?.headline.isEmpty == false)
    }
  }

  @Test func aDuelWithAHintAndItsWholeReview() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.forest, [.person, .fawn])
      let hint = try #require(try await play.hint())
      #expect(!hint.options.isEmpty && hint.options.count <= 3)
      try play.store.press(hint.options.first { $0.select != nil }?.select)
      try play.store.press(hint.close.intent)
      try await play.finish()
      let review = try await play.review()
      #expect(review.decisions.count > 12)
      #expect(review.decisions.allSatisfy { $0.weight != nil })
      #expect(review.people == nil && review.resume == nil)
    }
  }

  @Test func aKingWhoseReviewIsStoppedAndGoesOn() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.king, [.person, .pretender])
      #expect(try await play.hint() != nil)
      try await play.finish()
      let review = try await play.review(stopping: true)
      #expect(review.decisions.contains { $0.weight == nil })
      let again = try #require(review.resume)
      try play.store.press(again.intent)
      #expect(play.store.screen?.thinking != nil)
      try play.store.press(review.decisions.first?.intent)
      #expect(play.store.back())
      #expect(try Play.ended(play.body))
      #expect(play.store.screen?.thinking == nil)
    }
  }

  @Test func aHintIsOnlyForWhoIsAlone() async throws {
    try await withFolder { folder in
      var play = Play(try open(folder))
      try await play.start(.forest, [.person, .person])
      for _ in 0..<6 {
        #expect(try Play.hintButton(play.body) == nil)
        try await play.step()
      }
    }
  }

  @Test func aGameGoesOnWhereItWasLeft() async throws {
    try await withFolder { folder in
      do {
        var play = Play(try open(folder))
        try await play.start(.forest, [.person, .fawn])
        for _ in 0..<6 { try await play.step() }
        play.store.leave()
      }
      let store = try await DouzeStore.open(
        folder: folder, locales: ["en"], resuming: true, queue: .immediate)
      guard case .home = store.screen?.body else {
        var play = Play(store)
        store.reduceMotion = true
        try await play.finish()
        return
      }
      Issue.record("not where it was left: \(String(describing: store.screen))")
    }
  }

  @Test func aForcedFaultIsASentenceAndTheGameGoesOn() async throws {
    try await withFolder { folder in
      let session = try Session.open(dir: folder.path, locales: ["en"])
      let failing = Failing(session)
      var play = Play(DouzeStore(session: failing, time: .quick, queue: .immediate))
      try await play.start(.forest, [.person, .person])
      failing.fails = true
      play.store.send(.table(.confirm))
      #expect(play.store.fault?.sentence == "Our fault.")
      failing.fails = false
      #expect(play.store.back())
      try await play.finish()
    }
  }
}

/// A session that fails inside on demand.
private final class Failing: SessionProtocol, @unchecked Sendable {
  private let session: Session
  var fails = false

  init(_ session: Session) { self.session = session }

  func screen() throws -> Screen { try session.screen() }
  func dispatch(intent: Intent) throws -> Update {
    if fails { throw DouzeError.Internal(sentence: "Our fault.", detail: "") }
    return try session.dispatch(intent: intent)
  }
  func think(ticket: Int64) throws -> Update { try session.think(ticket: ticket) }
  func progress(ticket: Int64) throws -> DouzeCore.Progress { try session.progress(ticket: ticket) }
  func stop(ticket: Int64, keepBest: Bool) throws { try session.stop(ticket: ticket, keepBest: keepBest) }
  func export(kind: ExportKind) throws -> Exported { try session.export(kind: kind) }
  func `import`(bytes: Data) throws { try session.import(bytes: bytes) }
  func explain(trouble: FileTrouble) throws -> String { try session.explain(trouble: trouble) }
}
