import DouzeCore
import DouzeKit
import SwiftUI

/// The app's name, the same in every language.
let appName = "Douze"

/// The app over its store: the screen, a fault, or a plain surface while nobody looks.
struct Root: View {
  let store: DouzeStore

  var body: some View {
    DouzeTheme(look: store.screen?.look) { shown }
      .sensoryFeedback(trigger: store.felt) { _, felt in felt?.haptic.feedback }
      .onChange(of: store.sounded) { _, sounded in
        if let sounded { Sounds.shared.play(sounded.kind) }
      }
  }

  @ViewBuilder private var shown: some View {
    if store.covered {
      Cover()
    } else if let fault = store.fault {
      Ground { FaultScreen(sentence: fault.sentence) { store.reload() } }
    } else if let screen = store.screen {
      Stage(
        screen: screen, send: store.send, playing: store.playing, latest: store.latest, heard: store.heard,
        rejection: store.desk.told ?? store.rejection, desk: store.desk, percent: store.progress,
        endBeats: store.endBeats, moveNow: store.moveNow, canGoBack: store.canGoBack, back: { store.back() })
    } else {
      Cover()
    }
  }
}

/// Nobody is looking.
private struct Cover: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    tokens.curtain.ignoresSafeArea().statusBarHidden().accessibilityHidden(true)
  }
}

extension HapticKind {
  /// What the hand feels.
  fileprivate var feedback: SensoryFeedback {
    switch self {
    case .card: .impact(weight: .light)
    case .die: .impact(weight: .medium)
    case .bell: .impact(weight: .heavy)
    case .crown: .success
    case .refused: .error
    }
  }
}
