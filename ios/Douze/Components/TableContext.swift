import DouzeCore
import DouzeKit
import SwiftUI

/// Where intents go.
typealias Send = @MainActor (Intent) -> Void

/// What surrounds the view of a table: the clock, speech, thinking, files, and the ways out.
struct TableContext {
  /// The beats that are played; none when nothing moves.
  let clock: Playing?
  /// What was shown before the beats.
  let before: Screen?
  let heard: [String]
  let rejection: String?
  let thinking: ThinkingView?
  let percent: Int?
  let desk: any FileTransfer
  let send: Send
  let moveNow: @MainActor () -> Void
  let bar: AnyView
}
