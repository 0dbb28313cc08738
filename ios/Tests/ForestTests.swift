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
  @MainActor private final class Sent {
    var intents: [Intent] = []
  }

  private let sent = Sent()

  private func host(
    _ view: ForestView, size: CGSize = sizes[1], letters: DynamicTypeSize = .large, clock: Playing? = nil
  ) -> SwiftUI.Host {
    let bar = Bar(screen: screen(view), send: { [sent] in sent.intents.append($0) })
    let table = TableContext(
      clock: clock, before: nil, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(),
      send: { [sent] in sent.intents.append($0) }, moveNow: {}, bar: AnyView(bar))
    let host = SwiftUI.Host(size: size) { ForestScreen(view: view, table: table) }
    host.environment.dynamicTypeSize = letters
    return host
  }

  private func screen(_ view: ForestView) -> Screen {
    KingFixtures.screen(titled: "Forest duel", .forest(forest: view))
  }

  private func press(_ label: String, in elements: [Element]) throws {
    let press = try #require(elements.first { $0.label == label && $0.press != nil }?.press, "\(label)")
    press()
  }

  @Test(arguments: sizes, [DynamicTypeSize.large, .accessibility5])
  func everythingIsThereAtEverySize(size: CGSize, letters: DynamicTypeSize) {
    for (name, view) in ForestFixtures.all {
      let labels = host(view, size: size, letters: letters).read().map(\.label)
      let wanted =
        view.board.cells.map(\.spoken) + view.seats.map(\.spoken)
        + [view.confirm, view.cancel, view.swap].compactMap { $0?.label }
      for word in wanted { #expect(labels.contains(word), "\(name): \(word)") }
      let hand = (view.hand?.cards ?? []) + (view.peek?.hands ?? []).flatMap(\.cards)
      for card in view.inspect == nil ? hand : [] { #expect(labels.contains(card.spoken), "\(name)") }
    }
  }

  @Test func aCellSendsItsPlaceAndTheHandItsCard() throws {
    let placing = host(ForestFixtures.table(ForestFixtures.placing)).read()
    try press("Row 2, column 1: empty.", in: placing)
    try press("Row 2, column 2: Spider.", in: placing)
    let nothing = try #require(placing.first { $0.label == "Row 1, column 1: empty." })
    #expect(nothing.press == nil && !nothing.traits.contains(.isButton))
    let choosing = host(ForestFixtures.choosing).read()
    try press("Raccoon, 11: 1 point for each.", in: choosing)
    try press("Choose the Jackalope", in: choosing)
    try press("Cancel", in: choosing)
    try press("Lea: 12 points.", in: choosing)
    #expect(
      sent.intents == [
        .forest(.tapCell(row: 0, col: -1)), .forest(.inspectCard(row: 0, col: 0)),
        .forest(.pickCard(card: .raccoon)), .table(.confirm), .table(.cancel),
        .forest(.inspectScore(seat: 1)),
      ])
    let selected = choosing.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Jackalope, 9: 1 point for each."])
  }

  @Test(arguments: sizes)
  func itIsReadInTheOrderSeatsStatusBoardHandDecisionActions(size: CGSize) throws {
    let labels = host(ForestFixtures.choosing, size: size).read().map(\.label)
    let order = [
      "Mia: 12 points.", "Lea: 12 points.", "Mia chooses a card", "Row 2, column 2: Spider.",
      "Row 3, column 3: Wolf.", "Jackalope, 9: 1 point for each.", "Choose the Jackalope", "Undo",
    ]
    let places = try order.map { try #require(labels.firstIndex(of: $0)) }
    #expect(places == places.sorted(), "\(labels)")
  }

  @Test func theSelectedEndIsMarkedAndLegalCellsAreTheRotors() {
    let elements = host(ForestFixtures.table(ForestFixtures.pushing)).read()
    #expect(
      elements.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["Row 2, column 1: empty."])
    #expect(ForestFixtures.middle.legal.isEmpty)
    #expect(
      ForestFixtures.pushing.legal.map(\.mark).allSatisfy { ![.plain, .latest, .because].contains($0) })
    #expect(ForestFixtures.placing.legal.count == 12)
  }

  @Test func arrowsGoToTheNearestCellStraightAheadFirst() {
    let board = ForestFixtures.placing
    #expect(board.next(from: Spot(row: 1, col: 0), .rightArrow) == Spot(row: 1, col: 1))
    #expect(board.next(from: Spot(row: 1, col: 1), .downArrow) == Spot(row: 2, col: 1))
    #expect(board.next(from: Spot(row: 4, col: 1), .downArrow) == nil)
    #expect(board.next(from: Spot(row: 2, col: 4), .upArrow) == Spot(row: 1, col: 4))
    #expect(board.next(from: Spot(row: 1, col: 1), .tab) == nil)
  }

  @Test func theEndSaysWhoWonAndAnExplanationCanBeClosed() throws {
    let end = host(ForestFixtures.table(ForestFixtures.middle, result: ForestFixtures.result)).read()
    #expect(end.contains { $0.label == "Mia wins, 19 to 17" && $0.traits.contains(.isHeader) })
    #expect(!end.contains { $0.label == "Close" })
    try press("Play again", in: end)
    try press(
      "Close",
      in: host(ForestFixtures.table(ForestFixtures.middle, inspect: ForestFixtures.account("W"))).read())
    #expect(sent.intents == [.table(.rematch), .table(.closeInspect)])
  }

  @Test func whileCardsAreRevealedTheyAreShownAndTheResultWaits() {
    let card = ForestFixtures.card("w1")
    let beats = [
      Beat(
        ms: 60_000, sentence: "Lea reveals the Wolf.", motion: .forest(forest: .cardsRevealed(cards: [card])),
        haptic: nil,
        frame: nil)
    ]
    let clock = Playing(id: 1, beats: beats, before: nil, started: Date())
    let labels = host(
      ForestFixtures.table(ForestFixtures.middle, result: ForestFixtures.result), clock: clock
    ).read().map(\.label)
    #expect(labels.contains("Wolf"))
    #expect(!labels.contains("Mia wins, 19 to 17"))
  }
}

/// Where cards are and move while beats are played.
struct BoardTweenTests {
  private let deer = ForestFixtures.card("d0")
  private let wolf = ForestFixtures.card("w1")
  private let entry = Spot(row: 1, col: 1)

  /// The board at `index` of these motions, each with the cards that are after it.
  private func tween(_ beats: [(ForestMotion?, [Spot: CardView])], at index: Int) -> BoardTween? {
    let beats = beats.map { motion, cards in
      let lying = cards.map { PlacedCardView(row: $0.key.row, col: $0.key.col, card: $0.value) }
      let frame = ForestFrame(
        seats: [], cards: lying, tableLabel: "", table: [], removedLabel: "", removed: [])
      return Beat(
        ms: 100, sentence: "", motion: motion.map { .forest(forest: $0) }, haptic: nil,
        frame: .forest(forest: frame))
    }
    return BoardTween(Playing(id: 1, beats: beats, before: nil, started: .now), at: index)
  }

  private var pushed: [(ForestMotion?, [Spot: CardView])] {
    let shift = ShiftView(fromRow: 1, fromCol: 1, toRow: 1, toCol: 2)
    return [
      (nil, [entry: wolf]),
      (
        .linePushed(card: deer, row: 1, col: 1, shifts: [shift]),
        [entry: deer, Spot(row: 1, col: 2): wolf]
      ),
    ]
  }

  @Test func theBoardOfABeatIsItsFrame() throws {
    let now = try #require(tween(pushed, at: 0))
    #expect(now.resting == [entry: wolf])
    #expect(now.moving.isEmpty)
    #expect(tween(pushed, at: 7) == nil)
    #expect(BoardTween(nil, at: nil) == nil)
  }

  @Test func whoPushesComesFromBehind() throws {
    let now = try #require(tween(pushed, at: 1))
    #expect(now.resting.isEmpty)
    let (before, second) = (Spot(row: 1, col: 0), Spot(row: 1, col: 2))
    #expect(
      now.moving == [
        CardOnItsWay(card: deer, from: before, to: entry), CardOnItsWay(card: wolf, from: entry, to: second),
      ])
  }

  @Test func aCardThatPushesNobodyIsLaidDown() throws {
    let other = Spot(row: 1, col: 2)
    let motions: [ForestMotion] = [
      .linePushed(card: deer, row: 1, col: 1, shifts: []), .cardPlaced(card: deer, row: 1, col: 1),
    ]
    for motion in motions {
      let now = try #require(tween([(motion, [entry: deer, other: wolf])], at: 0))
      #expect(now.resting == [other: wolf])
      #expect(now.moving == [CardOnItsWay(card: deer, from: nil, to: entry)])
    }
  }

  @Test func aMovedCardComesFromWhereItLay() throws {
    let (from, to) = (Spot(row: 0, col: 3), Spot(row: 1, col: 2))
    let shift = ShiftView(fromRow: 0, fromCol: 3, toRow: 1, toCol: 2)
    let now = try #require(tween([(.cardMoved(card: wolf, shift: shift), [to: wolf])], at: 0))
    #expect(now.resting.isEmpty)
    #expect(now.moving == [CardOnItsWay(card: wolf, from: from, to: to)])
  }
}
