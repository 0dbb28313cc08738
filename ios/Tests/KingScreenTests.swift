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
  /// What was sent, and what was found.
  @MainActor private final class Found {
    var sent: [Intent] = []
    var elements: [Element] = []

    func labels() -> [String] { elements.map(\.label) }

    func press(_ label: String) throws {
      let press = try #require(elements.first { $0.label == label && $0.press != nil }?.press)
      press()
    }
  }

  private func show(
    _ view: KingView, turned: Bool = false, clock: Playing? = nil, size: CGSize = phone,
    letters: DynamicTypeSize = .large
  ) -> Found {
    let found = Found()
    let table = TableContext(
      clock: clock, before: clock?.before, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(),
      send: { found.sent.append($0) }, moveNow: {}, bar: AnyView(EmptyView()))
    found.elements = evaluate(
      KingScreen(view: view, turned: turned, table: table), size: size, letters: letters)
    return found
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func aSeatTellsWhyItsCardWhatItDoes(size: CGSize, letters: DynamicTypeSize) throws {
    let found = show(KingFixtures.table(), size: size, letters: letters)
    try found.press("Lea: the die shows 10.")
    try found.press("Troublemakers")
    #expect(
      found.sent == [.king(.inspectSeat(seat: 1)), .king(.inspectCharacter(character: .troublemakers))])
    let struck = found.elements.filter { $0.label == "Alchemist" }
    #expect(struck.map(\.hint) == ["also chosen by Lea"])
  }

  @Test func seatsAreReadClockwise() {
    let labels = show(KingFixtures.table()).labels().filter { $0.contains("the die shows") }
    #expect(labels == KingFixtures.scored.map(\.spoken))
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func allSevenCardsAreChosenByATap(size: CGSize, letters: DynamicTypeSize) throws {
    let hand = KingFixtures.hand(.sorcerer)
    let confirm = KingFixtures.button("Choose the Sorcerer", .table(.confirm))
    let found = show(KingFixtures.table(hands: [hand], confirm: confirm), size: size, letters: letters)
    for card in hand.cards { #expect(found.labels().contains(card.spoken)) }
    let selected = found.elements.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["sorcerer: what it does."])
    try found.press("knight: what it does.")
    try found.press("Explain: sorcerer")
    try found.press("Choose the Sorcerer")
    #expect(
      found.sent == [
        .king(.pickCharacter(character: .knight)), .king(.inspectCharacter(character: .sorcerer)),
        .table(.confirm),
      ])
  }

  @Test(arguments: [phone, tablet]) func theSorcerersFacesAreOnTheDieAndOnButtons(size: CGSize) throws {
    let faces: [Int32] = [3, 5, 6, 9, 12]
    let reach = faces.map {
      ReachView(face: $0, label: "Face \($0)", selected: false, intent: .king(.pickFace(face: $0)))
    }
    let offers = ChoicesView(
      label: "A face for Tom’s die",
      choices: faces.map {
        ChoiceView(label: "\($0)", line: nil, selected: false, intent: .king(.pickFace(face: $0)))
      })
    let seats = [KingFixtures.seat(0, "Mia", 7), KingFixtures.seat(2, "Tom", 11, reach: reach)]
    let found = show(KingFixtures.table(seats, offers: offers), size: size)
    for face in faces {
      try found.press("\(face)")
      try found.press("Face \(face)")
    }
    #expect(found.sent == faces.flatMap { [Intent.king(.pickFace(face: $0)), .king(.pickFace(face: $0))] })
  }

  @Test func aStepTellsWhatHappened() throws {
    let found = show(KingFixtures.table(step: KingFixtures.step))
    #expect(found.labels().contains("Lea and Tom chose the same card: cancelled."))
    try found.press("Go on")
    #expect(found.sent == [.king(.nextStep)])
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func anotherGroupIsOpenedByATap(size: CGSize, letters: DynamicTypeSize) throws {
    let view = KingFixtures.table(others: KingFixtures.others, standings: KingFixtures.standings)
    let found = show(view, size: size, letters: letters)
    try found.press("Group 3: Chloé, Dominik.")
    #expect(found.sent == [.king(.openGroup(group: 2))])
    for row in KingFixtures.standings.rows { #expect(found.labels().contains(row.spoken)) }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func theHistoryIsATableOrSentences(letters: DynamicTypeSize) throws {
    let found = show(KingFixtures.table(history: KingFixtures.history), letters: letters)
    #expect(found.labels().filter { $0 == "Mia: 3." || $0 == "Lea: 3." } == ["Mia: 3.", "Lea: 3."])
    try found.press("Close")
    #expect(found.sent == [.king(.closeHistory)])
  }

  @Test func theEndOffersAnotherGame() throws {
    let found = show(KingFixtures.table(result: KingFixtures.result))
    try found.press("Play again")
    try found.press("Home")
    #expect(found.sent == [.table(.rematch), .app(.openHome)])
    for label in ["Maximiliane is King of 12", "Lady", "Golem", "Save the record"] {
      #expect(found.labels().contains(label))
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func beatsArePlayedOverTheSeats(letters: DynamicTypeSize) {
    let before = KingFixtures.screen(
      KingFixtures.table([KingFixtures.seat(0, "Mia", 6), KingFixtures.seat(1, "Lea", 5)]))
    let beats = [
      Beat(
        ms: 60_000, sentence: "", motion: .king(king: .diceFlipped), haptic: nil,
        frame: KingFixtures.frame([KingFixtures.scored[0], KingFixtures.seat(1, "Lea", 5)])),
      Beat(
        ms: 60_000, sentence: "", motion: .king(king: .crownTaken(seat: 1)), haptic: nil,
        frame: KingFixtures.frame(Array(KingFixtures.scored.prefix(2)))),
    ]
    let view = KingFixtures.table(
      Array(KingFixtures.scored.prefix(2)), step: KingFixtures.step, standings: KingFixtures.standings)
    func labels(_ ago: Double) -> [String] {
      let clock = Playing(id: 1, beats: beats, before: before, started: Date() - ago)
      return show(view, clock: clock, letters: letters).labels()
    }
    #expect(labels(10).contains("Mia: the die shows 7.") && labels(10).contains("Lea: the die shows 5."))
    #expect(labels(70).contains("Lea: the die shows 10."))
    // What moves is reported first; the rest comes after it.
    #expect(!labels(70).contains("Go on") && !labels(70).contains("Standings"))
    #expect(show(view, letters: letters).labels().contains("Go on"))
  }

  @Test func onTheOtherSideTheTableCanBePlayed() throws {
    let seats = [KingFixtures.seat(0, "Mia", 7), KingFixtures.seat(1, "Lea", 3, active: true, turned: true)]
    let found = show(KingFixtures.table(seats, hands: [KingFixtures.hand()]), turned: true)
    try found.press("knight: what it does.")
    #expect(found.sent == [.king(.pickCharacter(character: .knight))])
  }
}
