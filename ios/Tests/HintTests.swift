import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// The hint at every table.
@MainActor struct HintTests {
  @Test(arguments: Window.all, ["forest-hint", "king-hint", "council-hint"])
  func aLineIsOneSentenceAndSelectsWhatItIsAbout(window: Window, name: String) throws {
    let screen = try States.screen(name)
    let hint = try #require(everything(HintView.self, in: screen).first)
    let sight = Sight(screen, window)
    for line in hint.options {
      let elements = sight.elements.filter { $0.label == line.spoken }
      #expect(!elements.isEmpty, "\(line.spoken)")
      #expect(elements.allSatisfy { ($0.press != nil) == (line.select != nil) }, "\(line.spoken)")
    }
  }

  @Test func whileSomebodyThinksNobodyAsks() throws {
    let thinking = try #require(try States.screen("forest-hint-thinking").thinking)
    let ask = try #require(try States.forest("forest-ask").askHint)
    let table = TableContext(
      clock: nil, before: nil, heard: [], rejection: nil, thinking: thinking, percent: nil,
      desk: NoFileTransfer(), send: { _ in }, moveNow: {}, bar: AnyView(EmptyView()))
    let found = evaluate(
      Decision(confirm: nil, cancel: nil, askHint: ask, table: table, tight: true), size: Window.phone.size)
    #expect(found.map(\.label) == [thinking.sentence, thinking.moveNow])
  }
}
