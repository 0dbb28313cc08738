import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// The table of Council of 12 as VoiceOver finds it.
@MainActor struct CouncilScreenTests {
  private final class Sent {
    var intents: [Intent] = []
  }

  private let sent = Sent()

  private func host(_ name: String, clock: Playing? = nil) throws -> Host {
    let view = try States.council(name)
    let table = TableContext(
      clock: clock, before: nil, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(), send: { [sent] in sent.intents.append($0) }, moveNow: {},
      bar: AnyView(EmptyView()))
    return Host(size: CGSize(width: 375, height: 647)) { CouncilScreen(view: view, table: table) }
  }

  @Test func whoAsksComesFirstThenTheDilemmaTheDieAndTheCouncil() throws {
    let view = try States.council("council-faces")
    let labels = try host("council-faces").read().map(\.label)
    let wanted = [
      view.table.petitioner?.spoken, view.table.dilemma.spoken, view.table.die.spoken,
      view.table.die.reach.first?.label, view.table.seats.first?.spoken, view.offers?.label,
    ].compactMap { $0 }
    let places = wanted.compactMap { labels.firstIndex(of: $0) }
    #expect(places.count == 6 && places == places.sorted(), "\(labels)")
  }

  @Test func theSelectedCardIsMarked() throws {
    let card = try #require(try States.council("council-choose").hands.first?.cards.first(where: \.selected))
    let found = try host("council-choose").read().first { $0.label == card.spoken }
    #expect(found?.traits.contains(.isSelected) == true)
  }

  @Test func theReturnKeyTakesTheWayBackFromAWarning() throws {
    let host = try host("council-warning")
    _ = host.read()
    for shortcut in host.shortcuts where shortcut.key == .return { shortcut.run() }
    #expect(try sent.intents == [States.council("council-warning").warning?.cancel.intent])
  }

  @Test func theEndWaitsForTheBeatsBeforeIt() throws {
    let beats = try States.update("council-won").beats
    let card = try #require(try States.council("council-won").result?.throne.first)
    let throne = try #require(beats.firstIndex { $0.motion == .council(council: .throneRevealed) })
    let before = beats.prefix(throne).map { Double($0.ms) / 1000 }.reduce(0, +)
    for (after, shown) in [(before / 2, false), (before + 0.8, true)] {
      let clock = try States.playing("council-won", after: after)
      let labels = try host("council-won", clock: clock).read().map(\.label)
      #expect(labels.contains(card.spoken) == shown, "after \(after): \(labels)")
    }
  }
}
