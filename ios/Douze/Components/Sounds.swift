import DouzeCore
import Foundation

#if canImport(AVFoundation)
  import AVFoundation

  /// Plays short sounds, made of numbers when they are heard first. Silent where the device is.
  @MainActor final class Sounds {
    static let shared = Sounds()

    private let engine = AVAudioEngine()
    /// Taken in turn: a coin does not cut off the die before it.
    private let players = (0..<4).map { _ in AVAudioPlayerNode() }
    private var next = 0
    private let format = AVAudioFormat(standardFormatWithSampleRate: Double(soundRate()), channels: 1)
    private var buffers: [SoundKind: AVAudioPCMBuffer] = [:]
    private var ready = false

    func play(_ kind: SoundKind) {
      guard let buffer = buffer(kind), start() else { return }
      next = (next + 1) % players.count
      players[next].scheduleBuffer(buffer, at: nil, options: .interrupts)
      players[next].play()
    }

    /// Once more after a call or another app has taken the sound away.
    private func start() -> Bool {
      if !ready {
        // What other apps play goes on, and the switch at the side of the device is obeyed.
        #if os(iOS)
          try? AVAudioSession.sharedInstance().setCategory(.ambient, options: .mixWithOthers)
        #endif
        for player in players {
          engine.attach(player)
          engine.connect(player, to: engine.mainMixerNode, format: format)
        }
        ready = true
      }
      if !engine.isRunning { try? engine.start() }
      return engine.isRunning
    }

    private func buffer(_ kind: SoundKind) -> AVAudioPCMBuffer? {
      if let known = buffers[kind] { return known }
      let bytes = [UInt8](soundSamples(kind: kind))
      let count = bytes.count / 2
      guard let format,
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)),
        let channel = buffer.floatChannelData?[0]
      else { return nil }
      buffer.frameLength = AVAudioFrameCount(count)
      for place in 0..<count {
        let sample = Int16(bitPattern: UInt16(bytes[2 * place]) | UInt16(bytes[2 * place + 1]) << 8)
        channel[place] = Float(sample) / 32_768
      }
      buffers[kind] = buffer
      return buffer
    }
  }
#else
  /// Where there is no sound.
  @MainActor final class Sounds {
    static let shared = Sounds()

    func play(_ kind: SoundKind) {}
  }
#endif
