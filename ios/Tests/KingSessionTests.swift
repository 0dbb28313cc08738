import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// King of 12 over the real core, played as VoiceOver would: by names.
@MainActor struct KingSessionTests {
  @Test func aWholeGameOfTwoPeopleAndTwoRivals() async throws {
    try await opened { store in
      let play = KingPlay(store, .phone)
      try await play.start(seats: 4, people: 2)
      for _ in 0..<1500 where play.table?.result == nil { try await play.step() }
      let result = try #require(play.table?.result)
      #expect(play.names.contains(result.headline))
      try play.press(result.rematch.label)
      #expect(play.table?.result == nil && play.home == nil)
    }
  }

  @Test func aRoundOfATournamentOfFifteen() async throws {
    try await opened { store in
      let play = KingPlay(store, .tablet)
      try await play.start(seats: 15, people: 2)
      let first = try #require(play.table)
      #expect(first.table.groups.map(\.seats.count) == [3, 4, 4, 4])
      let other = try #require(first.table.groups.first { $0.open != nil })
      try play.press(other.spoken)
      #expect(play.table?.table.groups.filter(\.large).map(\.label) == [other.label])
      for _ in 0..<400 where !play.crowned { try await play.step() }
      #expect(play.crowned)
    }
  }

  @Test func withMotionTurnsEndWhereTheyEndWithout() async throws {
    let still = try await eightSteps(still: true)
    #expect(try await eightSteps(still: false) == still)
  }

  private func eightSteps(still: Bool) async throws -> [KingSeatView] {
    var seats: [KingSeatView] = []
    try await opened { store in
      store.reduceMotion = still
      let play = KingPlay(store, .phone)
      try await play.start(seats: 6, people: 1)
      for _ in 0..<8 { try await play.step() }
      #expect(still == (play.moved == 0))
      seats = play.seats
    }
    #expect(!seats.isEmpty)
    return seats
  }

  @Test func theSlowModeStopsAtEveryStepAndGoesOn() async throws {
    try await opened { store in
      let play = KingPlay(store, .phone)
      try await play.start(seats: 3, people: 1) { store.send(.setup(.setSteps(on: true))) }
      var titles: Set<String> = []
      for _ in 0..<200 where titles.count < 6 {
        if let step = play.table?.step { titles.insert(step.title) }
        try await play.step()
      }
      #expect(titles.count == 6)
    }
  }

  @Test func inTableModeTheHandOfTheOtherSideIsUpsideDown() async throws {
    try await opened { store in
      let play = KingPlay(store, .phone)
      try await play.start(seats: 2, people: 2) { store.send(.setup(.setTableMode(on: true))) }
      var turned: Set<Bool> = []
      for _ in 0..<12 {
        if play.table?.hands.isEmpty == false {
          let seat = play.seats.first { $0.active }
          #expect(seat != nil && seat?.turned == store.screen?.turned)
          turned.insert(seat?.turned == true)
        }
        try await play.step()
      }
      #expect(turned == [false, true])
    }
  }

  @Test func theRulesOpenFromAReceiptAndLeadBack() async throws {
    try await opened { store in
      let play = KingPlay(store, .phone)
      try await play.start(seats: 2, people: 1)
      for _ in 0..<6 { try await play.step() }
      try play.press(try #require(play.seats.first).spoken)
      try play.press(try #require(play.table?.inspect?.receipts.first?.rule).label)
      guard case .rules(let rules)? = store.screen?.body else {
        Issue.record("not at the rules")
        return
      }
      #expect(rules.sections.flatMap(\.rules).filter(\.selected).count == 1)
      store.send(.app(.back))
      #expect(play.table != nil)
    }
  }
}

/// Plays by pressing what is found.
@MainActor private final class KingPlay {
  let store: DouzeStore
  /// Updates that moved.
  private(set) var moved = 0
  private let host: Host
  private var chance = 12

  init(_ store: DouzeStore, _ window: Window) {
    self.store = store
    host = window.host {
      if let screen = store.screen {
        Stage(screen: screen, send: { store.send($0) }, playing: store.playing, heard: store.heard)
      }
    }
  }

  var table: KingView? { if case .king(let table)? = store.screen?.body { table } else { nil } }
  var home: HomeView? { if case .home(let home)? = store.screen?.body { home } else { nil } }
  var seats: [KingSeatView] { table?.table.groups.flatMap(\.seats) ?? [] }
  var crowned: Bool { seats.contains { $0.crowns > 0 } }
  /// All that is said.
  var names: [String] { host.read().map(\.label) }

  func start(seats: Int, people: Int, more: () -> Void = {}) async throws {
    store.send(.app(.openSetup(game: .king)))
    while let count = setup?.seats.count, count < seats { store.send(.setup(.addSeat)) }
    while let count = setup?.seats.count, count > seats { store.send(.setup(.removeSeat)) }
    for seat in 0..<seats {
      store.send(.setup(.setPlayer(seat: Int32(seat), player: seat < people ? .person : .pretender)))
    }
    more()
    store.send(.setup(.typeSeed(seed: "12")))
    try press(try #require(setup).start.label)
    await settle()
  }

  /// Presses one thing that leads on.
  func step() async throws {
    await settle()
    switch store.screen?.body {
    case .curtain(let curtain): try press(curtain.lift.label)
    case .king(let table): if table.result == nil { try press(try next(table)) }
    default: Issue.record("left the game")
    }
    await settle()
  }

  func press(_ name: String) throws {
    let press = try #require(host.read().first { $0.label == name && $0.press != nil }?.press, "\(name)")
    press()
  }

  private var setup: SetupView? { if case .setup(let setup)? = store.screen?.body { setup } else { nil } }

  /// Nobody thinks and nothing moves; what moves is seen while it does.
  private func settle() async {
    while store.screen?.thinking != nil || store.playing != nil {
      if store.playing != nil {
        #expect(!host.read().isEmpty)
        moved += 1
        store.endBeats()
      }
      await until { store.screen?.thinking == nil || store.playing != nil }
    }
  }

  private func next(_ view: KingView) throws -> String {
    if let step = view.step { return step.next.label }
    if let confirm = view.confirm, confirm.enabled { return confirm.label }
    if let offers = view.offers { return try #require(any(offers.choices)).label }
    return try #require(any(view.hands.first?.cards.filter { $0.intent != nil } ?? [])).spoken
  }

  private func any<Thing>(_ things: [Thing]) -> Thing? {
    chance = (chance * 1103 + 12345) % 65536
    return things.isEmpty ? nil : things[chance % things.count]
  }
}
