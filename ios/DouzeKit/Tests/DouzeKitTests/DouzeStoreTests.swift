import DouzeCore
import DouzeKit
import Foundation
import Testing

@MainActor @Suite struct DouzeStoreTests {
  @Test func anIntentShowsTheNewScreen() throws {
    let session = FakeSession()
    let store = try DouzeStore(session: session)
    #expect(store.screen.title == "home")
    store.send(.openSettings)
    #expect(store.screen.title == "answer")
    #expect(session.sent == [.openSettings])
  }

  @Test func aRejectionIsShownAndNothingElse() throws {
    let no = Rejection(reason: .notNow, sentence: "Not now.")
    let store = try DouzeStore(session: FakeSession(answer: { _ in .showing(.named("home"), rejection: no) }))
    store.send(.confirm)
    #expect(store.rejection == no)
    #expect(store.screen.title == "home")
  }

  @Test func aFailureKeepsTheScreenAndSaysWhy() throws {
    let store = try DouzeStore(
      session: FakeSession(answer: { _ in throw DouzeError.Storage(sentence: "The disk is full.", detail: "")
      }))
    store.send(.startGame)
    #expect(store.failure == "The disk is full.")
    #expect(store.screen.title == "home")
  }

  @Test func coveringIsImmediateAndTellsTheCore() throws {
    let session = FakeSession()
    let store = try DouzeStore(session: session)
    store.cover()
    #expect(store.covered)
    #expect(session.sent == [.cover])
  }

  @Test(.timeLimit(.minutes(1))) func aThinkingScreenIsAnsweredInTheBackground() async throws {
    let store = try DouzeStore(session: FakeSession(answer: { _ in .showing(.named("table", thinking: 7)) }))
    store.send(.startGame)
    #expect(store.screen.title == "table")
    while store.screen.title == "table" { try await Task.sleep(for: .milliseconds(1)) }
    #expect(store.screen.title == "thought")
  }

  @Test(.timeLimit(.minutes(1))) func anAnswerWaitsUntilTheBeatsBeforeItHaveBeenPlayed() async throws {
    let dealt = Beat(ms: 400, sentence: "The cards are dealt.", motion: .cardsDealt, seats: [])
    let store = try DouzeStore(
      session: FakeSession(answer: { _ in .showing(.named("table", thinking: 7), beats: [dealt]) }))
    store.send(.startGame)
    try await Task.sleep(for: .milliseconds(50))
    #expect(store.screen.title == "table")
    while store.screen.title == "table" {
      store.beatsEnded()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(store.screen.title == "thought")
  }

  @Test(.timeLimit(.minutes(1))) func aStaleAnswerIsDropped() async throws {
    let gate = DispatchSemaphore(value: 0)
    let session = FakeSession(
      answer: { intent in .showing(intent == .startGame ? .named("table", thinking: 7) : .named("undone")) },
      thought: { _ in
        gate.wait()
        return .showing(.named("stale"))
      })
    let store = try DouzeStore(session: session)
    store.send(.startGame)
    store.send(.undo)
    gate.signal()
    try await Task.sleep(for: .milliseconds(50))
    #expect(store.screen.title == "undone")
  }
}
