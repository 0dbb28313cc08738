import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The scripted games of bindings/contract: the same records out as from Kotlin.
@MainActor @Suite struct ContractTests {
  @Test(arguments: ["forest", "king", "council"])
  func theScriptedGameGivesTheRecordOfTheContract(game: String) async throws {
    try await withFolder { folder in
      let session = try Session.open(dir: folder.path, locales: ["en"])
      for line in try Script.lines(game) {
        switch line {
        case .think:
          while let ticket = try session.screen().thinking?.ticket { _ = try session.think(ticket: ticket) }
        case .send(let intent): #expect(try session.dispatch(intent: intent).rejection == nil, "\(intent)")
        }
      }
      #expect(try session.export(kind: .record).bytes == Script.record(game))
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: ["forest", "king", "council"])
  func throughTheStoreItIsTheSameRecord(game: String) async throws {
    try await withFolder { folder in
      let files = FakeFiles()
      let store = DouzeStore(
        session: try Session.open(dir: folder.path, locales: ["en"]), files: files, time: .quick,
        queue: .immediate)
      for line in try Script.lines(game) {
        switch line {
        case .think:
          await until("it thinks for ever: \(game)") { store.screen?.thinking == nil && store.playing == nil }
        case .send(let intent):
          store.send(intent)
          #expect(store.rejection == nil, "\(intent)")
        }
      }
      store.desk.export(kind: .record)
      await until { !files.saved.isEmpty }
      #expect(store.fault == nil)
      #expect(try Array(files.saved.values) == [Script.record(game)])
    }
  }
}
