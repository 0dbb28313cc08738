import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The real library behind the generated code.
@MainActor @Suite struct BorderTests {
  @Test func theFirstScreenIsHomeInTheSystemsLanguage() async throws {
    try await withFolder { folder in
      let store = try await DouzeStore.open(folder: folder, locales: ["de-CH", "fr"])
      let screen = try #require(store.screen)
      guard case .home(let home) = screen.body else {
        Issue.record("not home: \(screen.body)")
        return
      }
      #expect(home.doors.count == 3)
      #expect(screen.look.language == "de")
    }
  }

  @Test func anErrorArrivesWithItsSentenceAndTheSessionGoesOn() async throws {
    try await withFolder { folder in
      let session = try Session.open(dir: folder.path, locales: ["en"])
      #expect {
        try session.import(bytes: Data())
      } throws: { error in
        (error as? DouzeError)?.sentence.isEmpty == false
      }
      #expect(try session.dispatch(intent: .app(.openSettings)).rejection == nil)
    }
  }

  @Test func aFolderThatCannotBeUsedIsASentence() async throws {
    try await withFolder { folder in
      try Data().write(to: folder)
      do {
        _ = try await DouzeStore.open(folder: folder.appending(path: "inside"), locales: ["en"])
        Issue.record("opened a folder inside a file")
      } catch let error as DouzeError {
        #expect(!error.sentence.isEmpty)
      }
    }
  }
}
