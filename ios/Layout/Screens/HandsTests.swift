import GalleryFile
import LayoutEngine
import SwiftUI
import Testing

/// Where fingers begin.
@MainActor @Suite struct HandsTests {
  /// Beside a notch, too, a swipe back begins at the edge of the glass, and reaches beyond what the system covers.
  @Test func aSwipeFromTheEdgeBeginsAtTheEdgeOfTheGlass() throws {
    let state = try #require(try Gallery("en").states.first { $0.update.screen.back != nil })
    for glass in [Glass.flat, .phone] {
      let gestures = state.placed(glass).root.all.filter { $0.kind == "gesture" }
      let reach = gestures.compactMap { $0.all.last?.box }
      #expect(
        reach.contains {
          $0.minX == 0 && $0.width >= glass.covered.leading + 12 && $0.height == glass.size.height
        },
        "\(glass): \(reach)")
    }
  }
}
