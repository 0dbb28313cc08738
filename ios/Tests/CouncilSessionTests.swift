import DouzeCore
import DouzeKit
import Testing

@testable import Douze

/// Council of 12 over the real core, played as VoiceOver would: by names.
@MainActor struct CouncilSessionTests {
  /// The first month of the troubled year: bells, the throne, the page of the book.
  @Test(arguments: ["en", "de", "fr"]) func januaryFromHomeIntoTheChronicle(language: String) async throws {
    try await opened(language: language) { store in
      // The councillors win this one, and agree on a ruler.
      var player = try january(store, seed: "12")
      var turns: Set<String> = []
      try await player.play { body in
        guard case .council(let view) = body else { return false }
        turns.insert(view.turn)
        return view.result != nil
      }
      #expect(turns.count == 8)
      #expect(player.decided.contains(.council(.ringBells(ring: true))))
      #expect(player.decided.contains(.council(.ringBells(ring: false))))
      #expect(!player.decided.isDisjoint(with: (0..<3).map { .council(.revealNext(seat: $0)) }))
      let result = try #require(council(player).result)
      #expect(result.won && result.ruler != nil && result.throne.count == 3)
      try reign(player)
    }
  }

  /// The last Favour is not rung away without a question, and the safe answer keeps it.
  @Test(arguments: Window.all) func bellsThatLoseAreAskedForTwice(window: Window) async throws {
    try await opened { store in
      var player = try january(store, window)
      player.prefers = .council(.ringBells(ring: true))
      // While more is left, what is asked is whether to ring against the councillors.
      try await player.play { body in
        guard case .council(let view) = body else { return false }
        return view.warning?.goOn.intent == .council(.ringBells(ring: true)) && view.table.favour.value == 1
      }
      let asked = try council(player)
      let warning = try #require(asked.warning)
      #expect(player.hears(warning.sentence))
      try player.press(warning.cancel.label)
      #expect(try council(player).warning == nil)
      #expect(try council(player).table.favour == asked.table.favour)
      let ring = try #require(
        council(player).decisions.first { $0.intent == .council(.ringBells(ring: true)) })
      try player.press(ring.label, hint: ring.hint)
      await player.settle()
      try player.press(try #require(council(player).warning).goOn.label)
      #expect(try council(player).result?.won == false)
      #expect(try council(player).result?.ruler == nil)
      try reign(player)
    }
  }

  /// One person and two councillors in January.
  private func january(_ store: DouzeStore, _ window: Window = .phone, seed: String = "24") throws -> Player {
    let player = Player(store, window)
    try player.begin(.council, [.person, .councillor, .councillor], seed: seed) { try player.january() }
    return player
  }

  /// From the throne to the reign's page.
  private func reign(_ player: Player) throws {
    let result = try #require(council(player).result)
    for words in [result.headline, result.line, result.years, result.verdict] + result.throne.map(\.spoken) {
      #expect(player.hears(words))
    }
    try player.press(result.chronicle.label)
    if try book(player).page == nil {
      try player.press(try #require(book(player).reigns?.reigns.first).spoken)
    }
    let page = try #require(book(player).page)
    #expect(page.won == result.won && page.verdict == result.verdict)
    #expect(player.hears(page.spoken))
    let reason = try #require(page.obstacle.suggestions.last).label
    try player.press(reason)
    #expect(try book(player).page?.obstacle.value == reason)
    try player.press(page.close.label)
    #expect(try book(player).page == nil)
    #expect(try book(player).reigns?.reigns.count == 1)
  }

  private func council(_ player: Player) throws -> CouncilView {
    try #require(everything(CouncilView.self, in: player.body).first)
  }

  private func book(_ player: Player) throws -> ChronicleView {
    try #require(everything(ChronicleView.self, in: player.body).first)
  }
}
