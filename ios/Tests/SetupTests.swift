import DouzeCore
import Foundation
import SwiftUI
import Testing

@testable import Douze
@testable import DouzeKit

/// The forms before a game, in every room and with every size of letters.
@MainActor struct SetupTests {
  private let store: DouzeStore

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("setup-\(UUID().uuidString)")
    store = DouzeStore(
      session: try Session.open(dir: folder.path, locales: ["en"]), queue: .immediate)
  }

  private static let rooms = [
    CGSize(width: 360, height: 640), CGSize(width: 844, height: 390), CGSize(width: 1194, height: 834),
  ]

  /// What VoiceOver finds in each room, with common letters and with the largest.
  private func everywhere(_ look: ([Element]) throws -> Void) throws {
    for room in SetupTests.rooms {
      for letters in [DynamicTypeSize.large, .accessibility5] {
        let host = SwiftUI.Host(size: room) { Root(store: store) }
        host.environment.dynamicTypeSize = letters
        try look(host.read())
      }
    }
  }

  private func setup() throws -> SetupView {
    guard case .setup(let setup) = store.screen?.body else { throw Elsewhere() }
    return setup
  }

  private func element(_ host: SwiftUI.Host, _ label: String) throws -> Element {
    try #require(host.read().first { $0.label == label }, "\(label)")
  }

  private struct Elsewhere: Error {}

  @Test(arguments: [CouncilKind.normal, .month, .free])
  func everyQuestionOfACouncilIsThereOnce(kind: CouncilKind) throws {
    store.send(.app(.openSetup(game: .council)))
    store.send(.setup(.setCouncil(kind: kind)))
    let panel: SetupPanel = kind == .month ? .months : kind == .free ? .free : .more
    store.send(.setup(.openPanel(panel: panel)))
    let council = try #require(try setup().council)
    let asked =
      council.calendar.map(\.spoken) + council.petitioners.map(\.spoken) + council.dilemmas.map(\.spoken)
      + (kind == .normal ? [council.ruler].filter { !$0.isEmpty } : [])
    try everywhere { found in
      for question in asked { #expect(found.filter { $0.label == question }.count == 1, "\(question)") }
      for element in found { #expect(!element.label.isEmpty) }
    }
    store.send(.setup(.closePanel))
    let start = try setup().start.label
    try everywhere { found in #expect(found.filter { $0.label == start }.count == 1) }
  }

  @Test func dilemmasOfAsManyBellsStandTogetherInAnOwnDeckToo() {
    let deck = [3, 1, 3].enumerated().map { place, bells in
      DilemmaChoiceView(
        number: Int32(place + 1), name: "", bells: Int32(bells), line: "", selected: true, spoken: "\(place)",
        intent: .setup(.toggleDilemma(number: Int32(place + 1))))
    }
    let host = SwiftUI.Host(size: SetupTests.rooms[0]) {
      DilemmaChoices(dilemmas: deck, broad: false, send: { _ in })
    }
    #expect(host.read().map { $0.label } == ["0", "2", "1"])
  }

  @Test func aMonthIsChosenByItsLeaf() throws {
    store.send(.app(.openSetup(game: .council)))
    store.send(.setup(.setCouncil(kind: .month)))
    for month in 2..<4 {
      store.send(.setup(.openPanel(panel: .months)))
      let leaf = try #require(try setup().council?.calendar[month])
      let host = SwiftUI.Host(size: SetupTests.rooms[0]) { Root(store: store) }
      try element(host, leaf.spoken).press?()
      store.send(.setup(.openPanel(panel: .months)))
      let now = try #require(try setup().council?.calendar[month])
      #expect(now.selected)
      #expect(host.read().first { $0.label == now.spoken }?.traits.contains(.isSelected) == true)
    }
  }

  @Test func aCharacterIsTakenInAndOut() throws {
    store.send(.app(.openSetup(game: .king)))
    store.send(.setup(.setCharacters(set: .chosen)))
    store.send(.setup(.openPanel(panel: .more)))
    let host = SwiftUI.Host(size: SetupTests.rooms[0]) { Root(store: store) }
    for _ in 0..<2 {
      let first = try #require(try setup().characters?.characters.first)
      let found = try #require(host.read().first { $0.label == first.spoken })
      #expect(found.traits.contains(.isSelected) == first.selected)
      found.press?()
      #expect(try setup().characters?.characters.first?.selected == !first.selected)
    }
  }

  @Test func aSeatIsAddedAndNamed() throws {
    store.send(.app(.openSetup(game: .king)))
    let before = try setup().seats.count
    let host = SwiftUI.Host(size: SetupTests.rooms[0]) { Root(store: store) }
    let add = try #require(try setup().add)
    try element(host, add.label).press?()
    #expect(try setup().seats.count == before + 1)
    store.send(.setup(.setPlayer(seat: 0, player: .person)))
    store.send(.setup(.openPanel(panel: .seat(seat: 0))))
    let name = try #require(try setup().seats.first?.name)
    try element(host, name.label).type?("Mia")
    #expect(try setup().seats.first?.name?.value == "Mia")
  }

  @Test func everyLevelIsChosenByItsName() throws {
    for game in [GameKind.forest, .king, .council] {
      store.send(.app(.openSetup(game: game)))
      // Somebody holds the device.
      store.send(.setup(.setPlayer(seat: 1, player: .person)))
      let host = SwiftUI.Host(size: SetupTests.rooms[0]) { Root(store: store) }
      let levels = try #require(try setup().seats.first).rivals.rivals
      #expect(levels.count == (game == .forest ? 4 : 3))
      for (place, level) in levels.enumerated() {
        store.send(.setup(.openPanel(panel: .seat(seat: 0))))
        try element(host, level.spoken).press?()
        #expect(try setup().seats.first?.rivals.rivals[place].selected == true, "\(level.label)")
      }
      store.send(.app(.openHome))
    }
  }

  @Test func aCouncillorHasATemperament() throws {
    store.send(.app(.openSetup(game: .council)))
    store.send(.setup(.setPlayer(seat: 0, player: .person)))
    store.send(.setup(.setPlayer(seat: 1, player: .sage)))
    #expect(try setup().seats[0].temperament == nil)
    let temperaments = try #require(try setup().seats[1].temperament)
    for (place, temperament) in temperaments.choices.enumerated() {
      store.send(.setup(.openPanel(panel: .seat(seat: 1))))
      try everywhere { found in
        let choice = try #require(found.first { $0.label == temperament.label }, "\(temperament.label)")
        #expect(choice.hint == temperament.line)
      }
      let host = SwiftUI.Host(size: SetupTests.rooms[0]) { Root(store: store) }
      try element(host, temperament.label).press?()
      #expect(try setup().seats[1].temperament?.choices[place].selected == true)
    }
  }

  @Test func theRulesOpenAtWhatWasAsked() throws {
    store.send(.app(.openRules(game: .king, rule: nil)))
    guard case .rules(let rules) = store.screen?.body else { throw Elsewhere() }
    try everywhere { found in
      for section in rules.sections { #expect(found.contains { $0.label == section.heading }) }
      for rule in rules.sections.flatMap(\.rules) {
        // Between the title and the words of a rule there may be a picture.
        #expect(found.contains { $0.label.contains(rule.title) })
        #expect(found.contains { $0.label.contains(rule.text) })
      }
      #expect(found.contains { $0.label == rules.close.label })
    }
  }
}
