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
