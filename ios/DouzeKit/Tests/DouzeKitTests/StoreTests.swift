import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The store over a fake core: beats, thinking, faults, cover.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreTests {
  private let core = FakeSession(.named("table"))
  private let time = FakeTime()
  private let beats = [
    Beat.of(400, "Lea reveals the Snake."), .of(600, "Lea places the Wolf."), .of(500, "Both draw a card."),
  ]

  private func store() -> DouzeStore { DouzeStore(session: core, time: time.timepiece, queue: .immediate) }

  @Test func anIntentShowsTheNewScreen() {
    let store = store()
    #expect(store.screen?.title == "table")
    core.answer = { _ in .named("settings") }
    store.send(.app(.openSettings))
    #expect(store.screen?.title == "settings")
    #expect(core.intents == [.app(.openSettings)])
  }

  @Test func aRefusalIsToldAndNothingElse() {
    core.rejection = Rejection(reason: .notNow, sentence: "Not now.")
    let store = store()
    store.send(.table(.confirm))
    #expect(store.rejection == "Not now.")
    #expect(store.screen?.title == "table")
    core.rejection = nil
    store.send(.table(.confirm))
    #expect(store.rejection == nil)
  }

  @Test func beatsArePlayedInOrderAndEndByThemselves() async throws {
    core.beats = beats
    let store = store()
    let before = store.screen
    store.send(.table(.confirm))
    let playing = try #require(store.playing)
    #expect(playing.before == before)
    var told: [String?] = []
    for _ in 0..<4 {
      told.append(store.playing?.moment(at: time.now)?.beat.sentence)
      await time.advance(0.45)
    }
    #expect(told == [beats[0], beats[1], beats[1], beats[2]].map(\.sentence))
    #expect(store.playing == nil)
    #expect(time.sleepers == 0)
  }

  @Test func allBeatsAreToldAtOnce() {
    core.beats = beats
    let store = store()
    store.send(.table(.confirm))
    #expect(store.heard == beats.map(\.sentence))
  }

  @Test func beatsCanBeSkippedAndNothingElseHappens() async {
    core.beats = beats
    let store = store()
    store.send(.table(.confirm))
    store.endBeats()
    #expect(store.playing == nil)
    #expect(core.intents == [.table(.confirm)])
    await settle()
    #expect(time.sleepers == 0)
  }

  @Test func theSameBeatsOnceMoreAreAnotherMotion() {
    core.beats = beats
    let store = store()
    store.send(.table(.confirm))
    let first = store.playing
    store.send(.table(.confirm))
    #expect(store.playing != first)
    #expect(store.latest?.id != first?.id)
  }

  @Test func withoutTimeOrWithReducedMotionNothingIsPlayed() {
    core.beats = beats.map(\.still)
    let store = store()
    store.send(.table(.confirm))
    #expect(store.playing == nil)
    core.beats = beats
    store.reduceMotion = true
    store.send(.table(.confirm))
    #expect(store.playing == nil)
    #expect(store.heard.count == 3)
  }

  @Test func aWishForLessMotionEndsWhatMoves() {
    core.beats = beats
    let store = store()
    store.send(.table(.confirm))
    store.reduceMotion = true
    #expect(store.playing == nil)
  }

  @Test func whatMovesEndsWithTheStore() async {
    core.beats = beats
    do {
      let store = store()
      store.send(.table(.confirm))
      await until { time.sleepers == 1 }
    }
    await until { time.sleepers == 0 }
  }

  @Test func aFaultShowsItsSentenceAndCanBeTriedAgain() {
    let store = store()
    core.fails = .Storage(sentence: "The storage is full.", detail: "ENOSPC")
    store.send(.table(.confirm))
    #expect(store.fault == Fault(sentence: "The storage is full."))
    #expect(store.screen?.title == "table")
    store.reload()
    #expect(store.fault != nil)
    core.fails = nil
    store.reload()
    #expect(store.fault == nil)
  }

  @Test func aFaultFromTheBeginningIsToldAndCanBeTriedAgain() {
    core.fails = .Internal(sentence: "Our fault.", detail: "")
    let store = store()
    #expect(store.screen == nil)
    #expect(store.fault == Fault(sentence: "Our fault."))
    core.fails = nil
    #expect(store.back())
    #expect(store.screen?.title == "table")
  }

  @Test func backLeadsOutOfAFault() {
    let store = store()
    #expect(!store.canGoBack && !store.back())
    core.fails = .Storage(sentence: "The storage is full.", detail: "ENOSPC")
    store.send(.table(.confirm))
    core.fails = nil
    #expect(store.canGoBack && store.back())
    #expect(store.fault == nil)
    #expect(core.intents == [.table(.confirm)])
  }

  @Test func backIsWhatTheScreenSays() {
    core.now = .named("page", back: .named("Back", .chronicle(.closeReign)))
    let store = store()
    #expect(store.back())
    #expect(core.intents == [.chronicle(.closeReign)])
    core.now = .named("page", back: .named("Back", .chronicle(.closeReign), enabled: false))
    store.reload()
    #expect(!store.canGoBack && !store.back())
  }
}
