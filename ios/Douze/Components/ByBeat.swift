import DouzeKit
import SwiftUI

/// Redraws when another beat comes, not in between: what moves within a beat is `Moving`.
struct ByBeat<Content: View>: View {
  let clock: Playing?
  /// It gets the beat that is on; nil when none is.
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
      try? await Task.sleep(for: .seconds(max(0, next.timeIntervalSinceNow)), tolerance: .zero)
      if Task.isCancelled { return }
      steps += 1
    }
  }
}

/// How far a card has turned over, in degrees: it is open after half of its beat.
func opening(_ done: Double) -> Angle { .degrees(90 * (1 - min(1, 2 * done))) }

extension View {
  /// Turned about its upright axis, as a card that is opened.
  func turnedOver(_ angle: Angle) -> some View { rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0)) }

  /// Only to be looked at: what is under it speaks, and is pressed.
  func silent() -> some View { accessibilityHidden(true).allowsHitTesting(false) }
}
