import DouzeCore
import DouzeKit
import Foundation
import Testing

/// What a hand feels of a game.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FeelTests {
  private let core = FakeSession(.named("table"))
  private let time = FakeTime()
  private let turn = [
    Beat.of(
      400, "Mia reveals the Soldier.", haptic: .init(kind: .card, afterMs: 0, strongest: false),
      sound: .cardsTurned),
    .of(400, "Mia rolls 7.", haptic: .init(kind: .die, afterMs: 300, strongest: false), sound: .diceRolled),
    .of(400, "Mia has 7 points."),
    .of(400, "Mia takes a crown.", haptic: .init(kind: .crown, afterMs: 0, strongest: true), sound: .crown),
  ]

  private func store(_ beats: [Beat]) -> DouzeStore {
    core.beats = beats
    return DouzeStore(session: core, time: time.timepiece, queue: .immediate)
  }

  @Test func eachIsFeltAsItIsPlayedADieAsItLands() async {
    let store = store(turn)
    store.send(.table(.confirm))
    var felt: [Felt?] = []
    for step in [0.1, 0.4, 0.28, 0.4, 0.5] {
      await time.advance(step)
      felt.append(store.felt)
    }
    #expect(felt.map { $0?.haptic } == [.card, .card, .die, .die, .crown])
    #expect(felt.map { $0?.id } == [1, 1, 2, 2, 3])
  }

  @Test func eachIsHeardAsItBegins() async {
    let store = store(turn)
    store.send(.table(.confirm))
    var heard: [Sounded?] = []
    for step in [0.1, 0.4, 0.4, 0.4] {
      await time.advance(step)
      heard.append(store.sounded)
    }
    #expect(heard.map { $0?.kind } == [.cardsTurned, .diceRolled, .diceRolled, .crown])
    #expect(heard.map { $0?.id } == [1, 2, 2, 3])
  }

  @Test func withoutMotionOneSoundIsEnough() {
    let store = store(turn.map(\.still))
    store.send(.table(.confirm))
    #expect(store.sounded == Sounded(id: 1, kind: .crown))
  }

  @Test func withoutMotionOneUpdateIsFeltOnceByTheStrongest() {
    let store = store(turn.map(\.still))
    store.send(.table(.confirm))
    #expect(store.felt?.haptic == .crown)
    let first = store.felt
    store.send(.table(.confirm))
    #expect(store.felt?.haptic == .crown)
    #expect(store.felt != first, "the same again is felt again")
    #expect(store.felt?.id == 2)
  }

  @Test func withReducedMotionToo() {
    let store = store(turn)
    store.reduceMotion = true
    store.send(.table(.confirm))
    #expect(store.felt?.haptic == .crown)
    #expect(store.felt?.id == 1)
  }

  @Test func whatIsRefusedIsFeltWhatOnlyCountsIsNot() {
    let store = store([])
    core.rejection = Rejection(reason: .notNow, sentence: "It is not your turn.")
    store.send(.table(.confirm))
    store.send(.table(.confirm))
    #expect(store.felt?.haptic == .refused)
    #expect(store.felt?.id == 2)
    core.rejection = nil
    core.beats = [.of(0, "Mia has 7 points.")]
    store.send(.table(.confirm))
    #expect(store.felt?.id == 2)
  }

  @Test func whatIsSkippedIsNotFelt() async {
    let store = store(turn)
    store.send(.table(.confirm))
    await time.advance(0.1)
    store.endBeats()
    await time.advance(5)
    #expect(store.felt?.id == 1)
  }
}
