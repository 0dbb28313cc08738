import DouzeCore
import DouzeKit
import Foundation
import Testing

/// A built-in player thinks in the background.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ThinkingTests {
  private let core = FakeSession(.named("table", thinking: 7))
  private let time = FakeTime()
  private let gate = DispatchSemaphore(value: 0)
  private let beats = [Beat.of(400, "Fox reveals the Owl."), .of(400, "Both draw a card.")]

  init() {
    core.gate = gate
    core.thought = .showing(.named("thought"))
  }

  private func store() -> DouzeStore { DouzeStore(session: core, time: time.timepiece, queue: .immediate) }

  @Test func theAnswerIsShownAndCanBeHurried() async {
    let store = store()
    await until { core.calls == ["think 7"] }
    store.moveNow()
    gate.signal()
    await until { store.screen?.title == "thought" }
    #expect(core.calls == ["think 7", "stop 7 true", "answered"])
  }

  @Test func anIntentThatEndsTheThinkingWinsOverItsAnswer() async {
    core.answer = { _ in .named("home") }
    let store = store()
    await until { !core.calls.isEmpty }
    store.send(.app(.back))
    gate.signal()
    await until { core.calls.last == "answered" }
    await settle()
    #expect(store.screen?.title == "home")
    store.moveNow()
    #expect(core.calls == ["think 7", "answered"])
  }

  @Test func anIntentWhileItThinksLosesNothingOfTheAnswer() async {
    core.thought = .showing(.named("thought"), beats: beats)
    let store = store()
    await until { !core.calls.isEmpty }
    store.send(.forest(.inspectScore(seat: 0)))
    gate.signal()
    await until { store.screen?.thinking == nil }
    #expect(core.calls == ["think 7", "answered"])
    #expect(store.heard == beats.map(\.sentence))
  }

  @Test func anAnswerWaitsForTheBeatsBeforeIt() async {
    core.now = .named("table")
    core.answer = { _ in .named("table", thinking: 7) }
    core.beats = beats
    core.gate = nil
    let store = store()
    store.send(.table(.confirm))
    await until { core.calls.last == "answered" }
    await time.advance(0.7)
    #expect(store.screen?.title == "table")
    await time.advance(0.2)
    #expect(store.screen?.title == "thought")
  }

  @Test func skippedBeatsShowTheAnswerAtOnce() async {
    core.now = .named("table")
    core.answer = { _ in .named("table", thinking: 7) }
    core.beats = beats
    core.gate = nil
    let store = store()
    store.send(.table(.confirm))
    await until { core.calls.last == "answered" }
    await settle()
    store.endBeats()
    #expect(store.screen?.title == "thought")
  }

  @Test func howFarItHasComeIsShownOnceItTakesLong() async {
    let store = store()
    await until { !core.calls.isEmpty }
    await time.advance(0.2)
    #expect(store.progress == nil)
    await time.advance(0.2)
    #expect(store.progress == 50)
    gate.signal()
    await until { store.screen?.title == "thought" }
    #expect(store.progress == nil)
    await until { time.sleepers == 0 }
  }

  @Test func thinkingThatFailsIsAFaultAndIsTriedAgain() async {
    let store = store()
    core.fails = .Internal(sentence: "Our fault.", detail: "")
    gate.signal()
    await until { store.fault?.sentence == "Our fault." }
    core.fails = nil
    core.gate = nil
    store.reload()
    await until { store.screen?.title == "thought" }
    #expect(store.fault == nil)
  }

  @Test func thinkingEndsWithTheStore() async {
    do {
      let store = store()
      await until { core.calls == ["think 7"] && time.sleepers == 1 }
      withExtendedLifetime(store) {}
    }
    await until { time.sleepers == 0 }
    #expect(core.calls == ["think 7", "stop 7 false"])
    gate.signal()
  }
}
