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
  /// What stands in the place of the hand and what is decided: how a puzzle was answered, or how it is.
  var foot: AnyView?
}

/// The foot of a table, which scrolls where it is higher than `most`; where there is none, the hand and what is decided.
struct HandOrFoot<Hand: View>: View {
  let table: TableContext
  var most = CGFloat.infinity
  @ViewBuilder let hand: Hand

  var body: some View {
    if let foot = table.foot {
      Fitted(most: most) {
        ScrollView { foot }.scrollBounceBehavior(.basedOnSize)
      }
    } else {
      hand
    }
  }
}
