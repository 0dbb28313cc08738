import DouzeCore
import DouzeKit
import Foundation
import SwiftUI
import Testing

@testable import Douze

private let phone = CGSize(width: 360, height: 640)
private let tablet = CGSize(width: 1180, height: 820)

/// The table of King of 12 as VoiceOver finds it.
@MainActor struct KingScreenTests {
  private func read(
    _ name: String, clock: Playing? = nil, size: CGSize = phone, letters: DynamicTypeSize = .large
  ) throws -> [Element] {
    let view = try States.king(name)
    let table = TableContext(
      clock: clock, before: nil, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(), send: { _ in }, moveNow: {}, bar: AnyView(EmptyView()))
    let host = Host(size: size) { KingScreen(view: view, turned: false, table: table) }
    host.environment.dynamicTypeSize = letters
    return host.read()
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func aStruckCardSaysWhy(size: CGSize, letters: DynamicTypeSize) throws {
    let cards = everything(PlayedView.self, in: try States.king("king-alone").table).filter {
      $0.struck != nil
    }
    #expect(!cards.isEmpty)
    let found = try read("king-alone", size: size, letters: letters)
    for card in cards {
      #expect(found.contains { $0.label == card.character?.name && $0.hint == card.struck })
    }
  }

  @Test func seatsAreReadClockwise() throws {
    let seats = everything(KingSeatView.self, in: try States.king("king-scored").table).map(\.spoken)
    #expect(try read("king-scored").map(\.label).filter(seats.contains) == seats)
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func theSelectedCardIsMarked(size: CGSize, letters: DynamicTypeSize) throws {
    let hand = try #require(try States.king("king-selected").hands.first)
    let found = try read("king-selected", size: size, letters: letters)
    #expect(
      found.filter { $0.traits.contains(.isSelected) }.map(\.label)
        == hand.cards.filter(\.selected).map(\.spoken))
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func theHistoryIsATableOrSentences(letters: DynamicTypeSize) throws {
    let history = try #require(try States.king("king-history").history)
    let cells = history.turns.flatMap(\.cells).map(\.spoken)
    #expect(try Set(read("king-history", letters: letters).map(\.label)).isSuperset(of: cells))
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func beatsArePlayedOverTheSeats(letters: DynamicTypeSize) throws {
    var ms = 0.0
    for (place, beat) in try States.update("king-scored").beats.enumerated() {
      let clock = try States.playing("king-scored", after: (ms + Double(beat.ms) / 2) / 1000)
      ms += Double(beat.ms)
      guard case .king(let frame)? = clock.frame(at: place) else { continue }
      let labels = try read("king-scored", clock: clock, letters: letters).map(\.label)
      let seats = everything(KingSeatView.self, in: frame).map(\.spoken)
      #expect(Set(labels).isSuperset(of: seats), "\(beat.sentence)")
    }
  }

  @Test func aStepWaitsForTheBeatsBeforeIt() throws {
    let next = try #require(try States.king("king-step").step).next.label
    let during = try read("king-step", clock: try States.playing("king-step", after: 0.9)).map(\.label)
    #expect(!during.contains(next))
    #expect(try read("king-step").contains { $0.label == next })
  }
}
