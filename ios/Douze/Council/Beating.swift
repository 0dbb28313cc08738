import DouzeKit
import SwiftUI

/// Draws anew when another beat comes, not in between: what moves within a beat is `Beating`.
struct ByBeat<Content: View>: View {
  let clock: Playing?
  /// Told which beat is on; nil when none is.
  @ViewBuilder let content: (Int?) -> Content
  @State private var steps = 0

  var body: some View {
    // Reading the steps is what has it drawn again.
    content(steps < 0 ? nil : clock?.moment(at: .now)?.index)
      .task(id: clock) { await follow() }
  }

  private func follow() async {
    guard let clock else { return }
    var next = clock.started
    for beat in clock.beats where beat.ms > 0 {
      next += Double(beat.ms) / 1000
      try? await Task.sleep(for: .seconds(max(0, next.timeIntervalSinceNow)))
      if Task.isCancelled { return }
      steps += 1
    }
  }
}

/// What moves in a beat: drawn anew in every frame while it is `on`, else once, as it ends.
struct Beating<Content: View>: View {
  let moment: CouncilMoment
  let on: Bool
  /// Told how far the beat has come, from 0 to 1.
  @ViewBuilder let content: (Double) -> Content

  var body: some View {
    Moving(moment.clock(on)) { now in content(moment.done(now)) }
  }
}

/// How far a card has turned over, in degrees: it is open after half of its beat.
func opening(_ done: Double) -> Angle { .degrees(90 * (1 - min(1, 2 * done))) }

extension View {
  /// Turned about its upright axis, as a card that is opened.
  func turnedOver(_ angle: Angle) -> some View { rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0)) }
}
