import DouzeKit
import SwiftUI

/// A piece that moves with the clock. No frame is asked for when nothing moves.
struct Moving<Content: View>: View {
  let clock: Playing?
  let content: (Moment?) -> Content

  init(_ clock: Playing?, @ViewBuilder content: @escaping (Moment?) -> Content) {
    self.clock = clock
    self.content = content
  }

  var body: some View {
    // One view, moving or not: what is in it stays itself, with all that it remembers.
    TimelineView(.animation(paused: clock == nil)) { time in content(clock?.moment(at: time.date)) }
  }
}
