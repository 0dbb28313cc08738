import DouzeCore
import DouzeKit
import Foundation
import Testing

/// Nobody looks: what is secret goes away.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CoverTests {
  private let core = FakeSession(.named("table", secret: true))
  private let time = FakeTime()

  private func store() -> DouzeStore { DouzeStore(session: core, time: time.timepiece, queue: .immediate) }

  @Test func outOfSightASecretIsCoveredAtOnce() {
    core.answer = { _ in .named("curtain") }
    let store = store()
    store.cover()
    #expect(store.covered)
    #expect(core.intents == [.app(.cover)])
    #expect(store.screen?.title == "curtain")
    store.uncover()
    store.cover()
    #expect(!store.covered, "nothing secret is left")
    #expect(core.intents == [.app(.cover)])
  }

  @Test func leavingKeepsWhereOneIsAndCoversOnlyASecret() {
    core.now = .named("home")
    let store = store()
    store.leave()
    #expect(!store.covered)
    #expect(core.intents == [.app(.cover)])
  }

  @Test func outOfSightAnAnswerThatWaitsForBeatsDoesNotBringASecretBack() async {
    core.beats = [.of(400, "Lea reveals the Snake.")]
    core.answer = { $0 == .app(.cover) ? .named("curtain") : .named("table", thinking: 7, secret: true) }
    core.thought = .showing(.named("table", secret: true))
    let store = store()
    store.send(.table(.confirm))
    await until { core.calls.last == "answered" }
    await settle()
    #expect(store.playing != nil)
    core.beats = []
    store.cover()
    store.uncover()
    await time.advance(5)
    store.endBeats()
    #expect(store.screen?.title == "curtain")
  }
}
