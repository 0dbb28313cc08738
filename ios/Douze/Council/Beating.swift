import DouzeCore
import SwiftUI

/// What moves in a beat: redrawn in every frame while it is `on`, else once, as it ends.
struct Beating<Content: View>: View {
  let tween: Tween<CouncilFrame>
  let on: Bool
  /// It gets how far the beat has come, from 0 to 1.
  @ViewBuilder let content: (Double) -> Content

  var body: some View {
    Moving(tween.clock(on)) { now in content(tween.done(now)) }
  }
}
