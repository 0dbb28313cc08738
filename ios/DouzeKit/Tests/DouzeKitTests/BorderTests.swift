import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The real library behind the generated code.
@MainActor @Suite struct BorderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func theFirstScreenIsHomeInTheSystemsLanguage() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await DouzeStore.open(folder: folder, locales: ["de-CH", "fr"])
    guard case .home(let home) = store.screen.body else {
      Issue.record("not home: \(store.screen.body)")
      return
    }
    #expect(home.doors.count == 3)
    #expect(store.screen.look.language == "de")
  }

  @Test func aFaultArrivesAsAnErrorAndTheSessionGoesOn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try Session.open(dir: folder.path, locales: ["en"])
    #expect(throws: DouzeError.self) { try session.rehearseFault() }
    #expect(try session.dispatch(intent: .openSettings).rejection == nil)
  }

  @Test(.timeLimit(.minutes(1))) func aBuiltInPlayerAnswersInTheBackground() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await DouzeStore.open(folder: folder, locales: ["en"])
    store.send(.openSetup(game: .forest))
    store.send(.setPlayer(seat: 1, player: .fox))
    store.send(.startGame)
    if case .curtain(let curtain) = store.screen.body { store.send(curtain.lift.intent) }
    guard case .forest(let table) = store.screen.body else {
      Issue.record("not at the table: \(store.screen.body)")
      return
    }
    store.send(try #require(table.hand?.cards.first?.intent))
    store.send(.confirm)
    #expect(store.screen.thinking != nil)
    while store.screen.thinking != nil {
      store.beatsEnded()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(store.failure == nil)
    #expect(!store.beats.isEmpty)
  }

  @Test func aFolderThatCannotBeUsedIsASentence() async throws {
    try Data().write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      _ = try await DouzeStore.open(folder: folder.appending(path: "inside"), locales: ["en"])
      Issue.record("opened a folder inside a file")
    } catch let error as DouzeError {
      #expect(!error.sentence.isEmpty)
    }
  }
}
