import GalleryFile
import LayoutEngine
import SwiftUI
import Testing

/// A window larger than a tablet of 11 inches.
@MainActor @Suite struct LargeWindowTests {
  @Test func aLargeWindowIsFilledByOneOf11InchesThatIsEnlarged() throws {
    let state = try #require(try Gallery("en").states.first { $0.name == "settings" })
    let scale = Glass.large.size.width / 860
    let placed = state.placed(.large).root.all
    #expect(
      placed.contains {
        abs($0.frame.width - 860) < 0.001 && abs($0.box.height - Glass.large.size.height) < 0.001
      })
    #expect(placed.filter { $0.letters != nil }.allSatisfy { abs($0.matrix.a - scale) < 0.001 })
    #expect(state.placed(.tablet).root.all.allSatisfy { $0.matrix.a <= 1 })
  }
}
