import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// The way to a hint, and the hint, at every table.
@MainActor struct HintTests {
  private func sight(_ name: String, _ window: Window = .phone) throws -> Sight {
    Sight(try #require(HintFixtures.screens[name]), window)
  }

  @Test(arguments: Window.all) func everyTableTellsAllOfItAndLetsAllBePressed(window: Window) throws {
    for name in HintFixtures.screens.keys.sorted() {
      for fault in try sight(name, window).faults { Issue.record("\(name): \(fault)") }
    }
  }

  @Test(arguments: Window.all, ["forest asks", "forest asks beside a choice", "king asks", "council asks"])
  func aHintIsAskedForWithOneTap(window: Window, name: String) throws {
    #expect(try sight(name, window).presses["A hint"] == [.table(.askHint)])
  }

  @Test(arguments: Window.all) func aLineIsOneSentenceAndSelectsWhatItIsAbout(window: Window) throws {
    let sight = try sight("forest tells", window)
    let lines = sight.elements.filter { $0.label.hasPrefix("Wolf:") || $0.label.hasPrefix("Owl:") }
    #expect(lines.map(\.label) == ["Wolf: best.", "Owl: 1.2 points less."])
    #expect(lines.map { $0.press != nil } == [false, true])
    #expect(sight.presses["Owl: 1.2 points less."] == [.forest(.pickCard(card: .owl))])
    #expect(sight.presses["Close the hint"] == [.table(.closeHint)])
    #expect(sight.elements.contains { $0.label == "The Raccoon is kept for the end." })
  }

  @Test func theAdvisedCellIsPressedAsAnyOther() throws {
    let sight = try sight("forest tells")
    #expect(sight.presses["Row 1, column 2: empty."] == [.forest(.tapCell(row: -1, col: 0))])
  }

  @Test func whileSomebodyThinksNobodyAsks() {
    let table = TableContext(
      clock: nil, before: nil, heard: [], rejection: nil,
      thinking: ThinkingView(ticket: 1, sentence: "Looking for a hint.", moveNow: "Show now"), percent: nil,
      desk: NoFileTransfer(), send: { _ in }, moveNow: {}, bar: AnyView(EmptyView()))
    let found = evaluate(
      Decision(confirm: nil, cancel: nil, askHint: HintFixtures.ask, table: table, tight: true),
      size: Window.phone.size)
    #expect(found.map(\.label) == ["Looking for a hint.", "Show now"])
  }
}
