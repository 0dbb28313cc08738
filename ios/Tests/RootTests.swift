import Accessibility
import DouzeCore
import Foundation
import SwiftUI
import Testing

@testable import Douze
@testable import DouzeKit

/// The root over the real core, as VoiceOver, keys and the system meet it.
@MainActor struct RootTests {
  private let store: DouzeStore
  private let host: SwiftUI.Host

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("root-\(UUID().uuidString)")
    let session = try Session.open(dir: folder.path, locales: ["en"])
    let store = DouzeStore(session: session, queue: .immediate)
    self.store = store
    host = SwiftUI.Host(size: CGSize(width: 390, height: 844)) { Root(store: store) }
  }

  private func press(_ label: String) throws {
    let button = try #require(host.read().first { $0.label == label && $0.press != nil }, "\(label)")
    #expect(button.enabled, "\(label)")
    button.press?()
  }

  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Shortcut? {
    _ = host.read()
    return host.shortcuts.first { $0.key.character == key.character && $0.modifiers == modifiers }
  }

  private var labels: [String] { host.read().map(\.label) }

  @Test func homeLeadsToEveryGameAndBack() throws {
    guard case .home(let home) = try #require(store.screen).body else { return #expect(Bool(false)) }
    for door in home.doors {
      try press(door.button.label)
      guard case .setup(let setup) = try #require(store.screen).body else { return #expect(Bool(false)) }
      for seat in setup.seats { #expect(labels.contains(seat.spoken)) }
      #expect(labels.contains(setup.start.label))
      try press(setup.more.label)
      let found = labels
      for choices in setup.choices {
        // A switch bears the name of its question.
        let names = choices.isSwitch ? [choices.label] : choices.choices.map(\.label)
        for name in names { #expect(found.contains(name), "\(name)") }
      }
      for character in setup.characters?.characters ?? [] { #expect(found.contains(character.spoken)) }
      #expect(found.contains(setup.seed.label))
      store.send(.app(.openHome))
    }
    #expect(key(.escape) == nil)
  }

  @Test func everythingHasAName() throws {
    for label in ["Settings", "Chronicle"] {
      try press(label)
      for element in host.read() { #expect(!element.label.isEmpty, "\(element)") }
      key(.escape)?.run()
    }
  }

  @Test func escapeIsOneStepBackByKeyAndByGesture() throws {
    try press("Settings")
    key(.escape)?.run()
    #expect(store.screen?.title == "Douze")
    try press("Settings")
    _ = host.read()
    host.gestures["escape"]?()
    #expect(store.screen?.title == "Douze")
  }

  @Test func theMagicTapStartsAGameAndGoesBackIntoIt() throws {
    try press("Forest duel")
    _ = host.read()
    host.gestures["magicTap"]?()
    let title = try #require(store.screen).title
    #expect(store.screen?.atTable == true || store.screen?.isCurtain == true)
    store.send(.app(.openHome))
    _ = host.read()
    host.gestures["magicTap"]?()
    #expect(store.screen?.title == title)
  }

  @Test func aKeyEndsTheBeatsAndDoesNothingElse() throws {
    try press("Forest duel")
    try press("Deal the cards")
    let screen = store.screen
    #expect(store.playing != nil)
    key(.escape)?.run()
    #expect(store.playing == nil)
    #expect(store.screen == screen)
    key(.escape)?.run()
    #expect(store.screen?.title == "Douze")
  }

  @Test func anotherScreenIsTold() async throws {
    _ = host.read()
    AccessibilityNotification.posted = []
    try press("Settings")
    _ = host.read()
    // Other tests go on, and post, while this one waits.
    await until { AccessibilityNotification.posted.contains("Settings") }
    let place = try #require(AccessibilityNotification.posted.firstIndex(of: "Settings"))
    #expect(place > 0 && AccessibilityNotification.posted[place - 1].isEmpty)
  }

  @Test func aRefusalIsToldEachTime() throws {
    try press("Forest duel")
    _ = host.read()
    AccessibilityNotification.posted = []
    for _ in 0..<2 {
      store.send(.table(.confirm))
      _ = host.read()
    }
    let sentence = try #require(store.rejection)
    #expect(AccessibilityNotification.posted == [sentence, sentence])
    #expect(labels.contains(sentence))
  }

  @Test func nothingIsThereWhileNobodyLooks() throws {
    try duel()
    try press(curtain().lift.label)
    #expect(store.screen?.secret == true)
    store.cover()
    #expect(labels.isEmpty)
    store.uncover()
    #expect(store.screen?.isCurtain == true)
    #expect(!labels.isEmpty)
  }

  @Test func theCurtainWarnsBeforeItShowsAHand() throws {
    try duel()
    try press(curtain().lift.label)
    store.cover()
    store.uncover()
    let peek = try #require(curtain().peek)
    let button = try #require(host.read().first { $0.label == peek.label })
    #expect([button.hint, button.value].contains(peek.warning))
    button.press?()
    let hand = try #require(curtain().peek?.hands.first)
    #expect(!hand.cards.isEmpty)
    for card in hand.cards { #expect(labels.contains(card.spoken)) }
    try press(curtain().peek?.label ?? "")
    for card in hand.cards { #expect(!labels.contains(card.spoken)) }
    // Nor does the gesture for the one main thing lift it.
    host.gestures["magicTap"]?()
    #expect(store.screen?.isCurtain == true)
  }

  @Test func aClosedDoorSaysWhyAndSendsNothing() throws {
    guard case .home(let home) = try #require(store.screen).body else { return #expect(Bool(false)) }
    let button = ButtonView(
      label: "Council of 12", hint: "Not yet.", enabled: false, role: nil,
      intent: .app(.openSetup(game: .council)))
    let view = HomeView(
      continueGame: nil, continueIn: nil, season: .autumn,
      doors: [DoorView(game: .council, button: button, lesson: nil)],
      chronicle: home.chronicle,
      puzzles: home.puzzles, rules: home.rules, settings: home.settings, about: home.about)
    let found = evaluate(
      HomeScreen(title: "Douze", view: view, send: { _ in Issue.record("sent") }),
      size: CGSize(width: 390, height: 844))
    let door = try #require(found.first { $0.label == "Council of 12" })
    #expect(!door.enabled)
    #expect(door.hint == "Not yet.")
  }

  @Test func aFaultIsToldAndLeftByTheAppsName() throws {
    var asked = 0
    let found = evaluate(
      FaultApp(sentence: "The disk is full.") { asked += 1 }, size: CGSize(width: 390, height: 844),
      letters: .accessibility5)
    #expect(found.map(\.label) == ["The disk is full.", "Douze"])
    found.last?.press?()
    #expect(asked == 1)
  }

  /// A forest duel of two people, at its first curtain.
  private func duel() throws {
    try press("Forest duel")
    store.send(.setup(.setPlayer(seat: 0, player: .person)))
    store.send(.setup(.setPlayer(seat: 1, player: .person)))
    try press("Deal the cards")
    store.endBeats()
  }

  private func curtain() throws -> CurtainView {
    guard case .curtain(let curtain) = store.screen?.body else { throw Missing() }
    return curtain
  }

  private struct Missing: Error {}
}
