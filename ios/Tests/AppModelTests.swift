import DouzeCore
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Douze
@testable import DouzeKit

/// Opening the data, coming back, and files that another app hands over.
@MainActor struct AppModelTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "app-\(UUID().uuidString)")

  private func opened(resuming: Bool) async throws -> DouzeStore {
    let model = AppModel(folder: folder)
    await model.open(resuming: resuming)
    return try #require(model.store, "\(model.failure ?? "")")
  }

  @Test func aUserLaunchStartsAtHome() async throws {
    let store = try await opened(resuming: false)
    store.send(.app(.openSettings))
    store.leave()
    #expect(try await opened(resuming: false).screen?.back == nil)
  }

  @Test func aSystemRelaunchRestoresTheScreen() async throws {
    let store = try await opened(resuming: false)
    store.send(.app(.openSettings))
    store.leave()
    #expect(try await opened(resuming: true).screen?.back != nil)
  }

  @Test func dataThatCannotBeOpenedAreTriedAgain() async throws {
    try Data().write(to: folder)
    let model = AppModel(folder: folder)
    await model.open(resuming: true)
    #expect(model.store == nil)
    #expect(model.failure?.isEmpty == false)
    try FileManager.default.removeItem(at: folder)
    await model.open(resuming: false)
    #expect(model.store != nil)
    #expect(model.failure == nil)
  }

  @Test func aFileThatCameBeforeTheDataWereOpenIsShownAtTheChronicle() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).toml")
    try Data("name = \"Mine\"".utf8).write(to: file)
    let model = AppModel(folder: folder)
    model.receive(file)
    await model.open(resuming: false)
    let store = try #require(model.store)
    for _ in 0..<100 where !store.previews && store.desk.told == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(store.previews || store.desk.told != nil)
    await until { store.unanswered.isEmpty }
    #expect(store.screen?.game == .council)
    // Only the box of the system's copies is emptied.
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func whoLeavesTheAppOrTurnsItMeetsTheCurtainAndTheDisplayStaysOnAtATable() async throws {
    let model = AppModel(folder: folder)
    await model.open(resuming: false)
    let store = try #require(model.store)
    let host = SwiftUI.Host(size: CGSize(width: 390, height: 844)) { Shell(model: model) }
    _ = host.read()
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    store.send(.app(.openSetup(game: .forest)))
    store.send(.setup(.setPlayer(seat: 1, player: .person)))
    store.send(.setup(.startGame))
    for away in [ScenePhase.inactive, .background] {
      store.send(.table(.liftCurtain))
      await until { store.unanswered.isEmpty }
      _ = host.read()
      #expect(UIApplication.shared.isIdleTimerDisabled)
      #expect(store.screen?.secret == true)
      host.environment.scenePhase = away
      #expect(host.read().isEmpty)
      host.environment.scenePhase = .active
      _ = host.read()
      await until { !store.covered }
      #expect(!host.read().isEmpty)
      #expect(store.screen?.isCurtain == true)
    }
    store.send(.table(.liftCurtain))
    await until { store.screen?.secret == true }
    _ = host.read()
    // An iPad's window of another shape is in the same hands.
    host.size = CGSize(width: 844, height: 390)
    _ = host.read()
    #expect(!store.covered)
    let window = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    window?.interfaceOrientation = .landscapeLeft
    defer { window?.interfaceOrientation = .portrait }
    host.size = CGSize(width: 852, height: 393)
    _ = host.read()
    #expect(store.covered)
    await until { !store.covered }
    #expect(store.screen?.isCurtain == true)
    store.send(.app(.openHome))
    await until { store.unanswered.isEmpty }
    _ = host.read()
    #expect(!UIApplication.shared.isIdleTimerDisabled)
  }

  @Test func oneThatAsksForAFileIsAnsweredAlsoWhenNobodyChooses() async throws {
    let files = PhoneFiles()
    let none = Task { try await files.open(endings: ["douze", "json"]) }
    while !files.choosing { await Task.yield() }
    #expect(files.types.count == 2)
    files.choose(.success(nil))
    #expect(try await none.value == nil)
    let saved = Task { try await files.save(name: "game.douze", bytes: Data([1])) }
    while !files.saving { await Task.yield() }
    #expect(files.written?.name == "game.douze")
    files.finish(.failure(CocoaError(.fileWriteOutOfSpace)))
    await #expect(throws: CocoaError.self) { try await saved.value }
    #expect(files.written == nil)
  }
}

extension DouzeStore {
  fileprivate var previews: Bool {
    if case .preview = screen?.body { true } else { false }
  }
}
