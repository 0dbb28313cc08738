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
    if let clock {
      TimelineView(.animation) { time in content(clock.moment(at: time.date)) }
    } else {
      content(nil)
    }
  }
}
