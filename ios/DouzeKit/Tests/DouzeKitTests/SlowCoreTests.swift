import DouzeCore
import Foundation
import Testing

@testable import DouzeKit

/// The main thread goes on while the core works, and every press counts once.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SlowCoreTests {
  private let core = FakeSession(.named("home"))

  /// A store whose core takes 300 ms for each intent.
  private func store() -> DouzeStore {
    core.pause = 0.3
    return DouzeStore(session: core)
  }

  private func answered(_ store: DouzeStore) async { await until { store.unanswered.isEmpty } }

  @Test func theMainThreadGoesOnAPressRepeatedCountsOnceAndAnotherOneIsNotLost() async {
    core.answer = { $0 == .app(.openSettings) ? .named("settings") : .named("chronicle") }
    let held = DispatchSemaphore(value: 0)
    core.held = held
    let store = store()
    for intent in [Intent.app(.openSettings), .app(.openSettings), .app(.openChronicle)] {
      store.send(intent)
    }
    for title in ["home", "settings"] {
      for _ in 0..<20 {
        try? await Task.sleep(for: .milliseconds(5))
        #expect(store.screen?.title == title, "the core still works")
      }
      held.signal()
      await until { store.screen?.title != title }
    }
    #expect(store.screen?.title == "chronicle")
    #expect(store.unanswered.isEmpty)
    #expect(core.intents == [.app(.openSettings), .app(.openChronicle)])
  }

  @Test func theSameButtonMayBePressedAgainOnceItWasAnswered() async {
    let store = store()
    for _ in 0..<2 {
      store.send(.app(.openSettings))
      await answered(store)
    }
    #expect(core.intents == [.app(.openSettings), .app(.openSettings)])
  }

  @Test func lettersThatAreTypedAndTakenBackArriveInOrder() async {
    let store = store()
    let typed = ["1", "", "1"].map { Intent.setup(.typeSeed(seed: $0)) }
    for intent in typed { store.send(intent) }
    await answered(store)
    #expect(core.intents == typed)
  }

  @Test func aFileFromOutsideIsLookedAtOnceItsPlaceIsOpen() async {
    core.answer = { _ in .named("chronicle") }
    core.imported = .named("preview")
    let store = store()
    store.receive { Data([1]) }
    await until { !core.calls.isEmpty }
    #expect(core.intents == [.app(.openChronicle)])
    await until { store.screen?.title == "preview" }
  }

  @Test func aSecretIsCoveredBeforeTheCoreAnswersAndUntilItHas() async {
    core.now = .named("table", secret: true)
    core.answer = { _ in .named("curtain") }
    let store = store()
    store.cover()
    store.uncover()
    #expect(store.covered && !store.unanswered.isEmpty)
    await until { !store.covered }
    #expect(store.screen?.title == "curtain")
  }

  @Test func aSecretThatIsOnItsWayIsCoveredToo() async {
    core.answer = { $0 == .app(.cover) ? .named("curtain") : .named("table", secret: true) }
    let store = store()
    store.send(.table(.liftCurtain))
    store.cover()
    while !store.unanswered.isEmpty {
      #expect(store.covered)
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(core.intents == [.table(.liftCurtain), .app(.cover)])
    #expect(store.screen?.title == "curtain")
  }

  @Test func onceTheAppIsLeftAllIsSaved() {
    let store = store()
    // The main thread waits, and so do other tests.
    core.pause = 0.05
    store.send(.app(.openSettings))
    store.leave()
    #expect(core.intents == [.app(.openSettings), .app(.cover)])
  }
}
