import DouzeCore
import DouzeKit
import Foundation
import Testing

/// Every screen on the way of the scripted games.
@MainActor @Suite struct ContractScreensTests {
  private let chronicle: [Intent] = [
    .openChronicle, .setChronicleTab(tab: .rulers), .setChronicleTab(tab: .chart),
    .setChronicleTab(tab: .statistics), .setChronicleTab(tab: .reigns),
  ]

  @Test(arguments: ["forest", "king", "council"])
  func everyScreenOfTheContract(game: String) async throws {
    try await opened { store in
      var found: Set<String> = []
      @MainActor func look() throws {
        let screen = try #require(store.screen)
        for window in Window.all { found.formUnion(faults(screen, window).map { "\(window): \($0)" }) }
      }
      try look()
      for line in try Script.lines(game) {
        switch line {
        case .think: await until { store.screen?.thinking == nil }
        case .send(let intent):
          store.send(intent)
          #expect(store.rejection == nil, "\(intent)")
        }
        try look()
      }
      if game == "council" {
        // Its reign is in the book now.
        for intent in chronicle {
          store.send(intent)
          try look()
        }
        let reigns = everything(ReignLineView.self, in: store.screen as Any)
        store.send(try #require(reigns.first).open)
        try look()
      }
      #expect(store.fault == nil)
      for fault in found.sorted() { Issue.record("\(game): \(fault)") }
    }
  }
}
