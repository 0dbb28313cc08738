import DouzeCore
import DouzeKit
import Foundation
import SwiftUI
import Testing

@testable import Douze

private let sizes = [
  CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
  CGSize(width: 1180, height: 820),
]

/// The forest table as VoiceOver finds it.
@MainActor struct ForestTests {
  private func host(
    _ name: String, size: CGSize = sizes[1], letters: DynamicTypeSize = .large, clock: Playing? = nil
  ) throws -> SwiftUI.Host {
    let screen = try States.screen(name)
    let view = try States.forest(name)
    let table = TableContext(
      clock: clock, before: nil, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(), send: { _ in }, moveNow: {}, bar: AnyView(Bar(screen: screen, send: { _ in })))
    let host = SwiftUI.Host(size: size) { ForestScreen(view: view, table: table) }
    host.environment.dynamicTypeSize = letters
    return host
  }

  @Test(arguments: sizes, [DynamicTypeSize.large, .accessibility5])
  func everythingIsThereAtEverySize(size: CGSize, letters: DynamicTypeSize) throws {
    for name in [
      "forest-choose-selected", "forest-place", "forest-ghost", "forest-push", "forest-raccoon-to",
    ] {
      let view = try States.forest(name)
      let labels = try host(name, size: size, letters: letters).read().map(\.label)
      let wanted =
        view.board.cells.map(\.spoken) + view.seats.map(\.spoken)
        + [view.confirm, view.cancel, view.swap].compactMap { $0?.label }
        + (view.hand?.cards ?? []).map(\.spoken)
      for word in wanted { #expect(labels.contains(word), "\(name): \(word)") }
    }
  }

  @Test func theSelectedCardIsMarkedAndAnEmptyCellIsNoButton() throws {
    let view = try States.forest("forest-choose-selected")
    let found = try host("forest-choose-selected").read()
    let selected = (view.hand?.cards ?? []).filter(\.selected).map(\.spoken)
    #expect(found.filter { $0.traits.contains(.isSelected) }.map(\.label) == selected)
    for cell in view.board.cells where cell.intent == nil {
      let nothing = try #require(found.first { $0.label == cell.spoken })
      #expect(nothing.press == nil && !nothing.traits.contains(.isButton))
    }
  }

  @Test(arguments: sizes)
  func itIsReadInTheOrderSeatsStatusBoardHandDecisionActions(size: CGSize) throws {
    let view = try States.forest("forest-choose-selected")
    let labels = try host("forest-choose-selected", size: size).read().map(\.label)
    let order =
      view.seats.map(\.spoken) + [view.status] + view.board.cells.filter { $0.card != nil }.map(\.spoken)
      + [view.hand?.cards.first?.spoken, view.confirm?.label].compactMap { $0 }
      + [try #require(try States.screen("forest-choose-selected").tools.first).label]
    let places = try order.map { try #require(labels.firstIndex(of: $0), "\($0)") }
    #expect(places == places.sorted(), "\(labels)")
  }

  @Test func theSelectedEndIsMarkedAndLegalCellsAreTheRotors() throws {
    let push = try States.forest("forest-push").board
    let selected = push.cells.filter { $0.mark == .selected }.map(\.spoken)
    #expect(
      try host("forest-push").read().filter { $0.traits.contains(.isSelected) }.map(\.label) == selected)
    #expect(push.legal.map(\.mark).allSatisfy { ![.plain, .latest, .because].contains($0) })
    #expect(try States.forest("forest-choose-selected").board.legal.isEmpty)
    let place = try States.forest("forest-place").board
    #expect(place.legal.count == place.cells.filter { $0.mark == .legal }.count)
  }

  @Test func arrowsGoToTheNearestCellStraightAheadFirst() throws {
    let board = try States.forest("forest-place").board
    #expect(board.next(from: Spot(row: 1, col: 0), .rightArrow) == Spot(row: 1, col: 1))
    #expect(board.next(from: Spot(row: 1, col: 1), .downArrow) == Spot(row: 2, col: 1))
    #expect(board.next(from: Spot(row: 3, col: 1), .downArrow) == nil)
    #expect(board.next(from: Spot(row: 2, col: 3), .upArrow) == Spot(row: 1, col: 3))
    #expect(board.next(from: Spot(row: 1, col: 1), .tab) == nil)
  }

  @Test func theEndSaysWhoWonAndItsAccountsAreNotClosed() throws {
    let result = try #require(try States.forest("forest-result").result)
    let end = try host("forest-result").read()
    #expect(end.contains { $0.label == result.headline && $0.traits.contains(.isHeader) })
    #expect(!end.contains { $0.label == result.accounts.first?.close.label })
  }

  @Test func whileCardsAreRevealedTheyAreShownAndTheResultWaits() throws {
    let reveal = try host("forest-revealed", clock: try States.playing("forest-revealed", after: 0.9))
    let names = everything(CardView.self, in: try States.update("forest-revealed").beats[1].motion as Any)
      .map(\.name)
    #expect(names.count == 2 && Set(reveal.read().map(\.label)).isSuperset(of: names))
    let result = try #require(try States.forest("forest-result").result)
    let end = try host("forest-result", clock: try States.playing("forest-result"))
    #expect(!end.read().contains { $0.label == result.headline })
  }
}

/// Where cards are and move while beats are played.
struct BoardTweenTests {
  private func tween(_ name: String) throws -> BoardTween {
    try #require(BoardTween(try States.playing(name), at: 0))
  }

  @Test(arguments: ["forest-pushed", "forest-moved", "forest-result"])
  func theBoardOfABeatIsItsFrame(name: String) throws {
    guard case .forest(let frame)? = try States.update(name).beats[0].frame else { throw States.Other() }
    let tween = try tween(name)
    let moving = tween.moving.map { ($0.to, $0.card) }
    let cards = frame.cards.map { (Spot(row: $0.row, col: $0.col), $0.card) }
    #expect(
      tween.resting.merging(moving) { _, _ in fatalError("one place, two cards") }
        == Dictionary(uniqueKeysWithValues: cards))
  }

  @Test func whoPushesComesFromBehind() throws {
    let moving = try tween("forest-pushed").moving
    let entry = Spot(row: 2, col: 1)
    let far = Spot(row: 3, col: 1)
    let start = Spot(row: 1, col: 1)
    #expect(moving.map(\.from) == [start, start] && moving.map(\.to) == [entry, far])
  }

  @Test func aPlacedCardIsLaidDownAndAMovedOneComesFromWhereItLay() throws {
    #expect(try tween("forest-result").moving.map(\.from) == [nil])
    let moved = try #require(try tween("forest-moved").moving.first)
    #expect(moved.from == Spot(row: 0, col: 1) && moved.to == Spot(row: 1, col: 2))
  }

  @Test func withoutABeatNothingMoves() throws {
    #expect(try BoardTween(States.playing("forest-pushed"), at: 7) == nil)
    #expect(BoardTween(nil, at: nil) == nil)
  }
}
