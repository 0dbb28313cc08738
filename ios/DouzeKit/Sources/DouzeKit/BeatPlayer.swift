import DouzeCore
import Foundation

/// Plays beats by the clock: says what is felt and heard, and when they are over. Draws nothing: views read `Playing.moment`.
@MainActor
final class BeatPlayer {
  private let time: Timepiece
  private var task: Task<Void, any Error>?

  init(time: Timepiece) { self.time = time }

  deinit { task?.cancel() }

  func play(
    _ playing: Playing, felt: @escaping @MainActor (HapticKind) -> Void,
    sounded: @escaping @MainActor (SoundKind) -> Void, over: @escaping @MainActor () -> Void
  ) {
    stop()
    task = Task { [time] in
      var begin = playing.started
      for beat in playing.beats where beat.ms > 0 {
        if let sound = beat.sound { sounded(sound) }
        if let haptic = beat.haptic {
          let after = Double(haptic.afterMs) / 1000
          try await time.wait(until: begin + after, most: after)
          felt(haptic.kind)
        }
        begin += beat.seconds
        try await time.wait(until: begin, most: beat.seconds)
      }
      over()
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
