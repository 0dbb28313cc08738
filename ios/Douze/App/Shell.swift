import DouzeKit
import SwiftUI
import UIKit

/// The app in its window: what every platform draws, and what only this one has.
struct Shell: View {
  let model: AppModel

  /// The system restores it only after it has ended the app by itself: then people are brought back. Who closes the app
  /// takes it away, too, and begins at home (adr/0012).
  @SceneStorage("begun") private var begun = false
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// How the interface stands; nil before there is a window.
  @State private var landscape: Bool?

  var body: some View {
    opened
      .modifier(Filing(files: model.files))
      .task {
        await model.open(resuming: begun)
        begun = true
      }
      .background { turning.ignoresSafeArea() }
      .onOpenURL { model.receive($0) }
      .onChange(of: phase) { _, now in follow(now) }
      .onChange(of: Wish(opened: model.store != nil, still: reduceMotion), initial: true) { _, wish in
        model.store?.reduceMotion = wish.still
      }
      // People who share the device think without touching it.
      .onChange(of: model.store?.screen?.awake ?? false, initial: true) { _, awake in
        UIApplication.shared.isIdleTimerDisabled = awake
      }
  }

  @ViewBuilder private var opened: some View {
    if let store = model.store {
      Root(store: store)
    } else if let failure = model.failure {
      FaultApp(sentence: failure) { Task { await model.open(resuming: begun) } }
    } else {
      // The data are being opened: the colour of the first screen.
      DouzeTheme(look: nil) { Ground { Color.clear } }
    }
  }

  /// Who turns the device may be handing it over. A window on an iPad changes its shape without that.
  private var turning: some View {
    GeometryReader { window in
      Color.clear.onChange(of: window.size, initial: true) {
        let now = UIApplication.shared.isLandscape
        guard now != landscape else { return }
        if landscape != nil {
          model.store?.cover()
          model.store?.uncover()
        }
        landscape = now
      }
    }
    .accessibilityHidden(true)
  }

  private func follow(_ phase: ScenePhase) {
    switch phase {
    case .active:
      model.store?.uncover()
      model.hearLanguages()
    case .inactive: model.store?.cover()
    case .background: model.store?.leave()
    @unknown default: break
    }
  }
}

extension UIApplication {
  /// The interface's orientation, whatever the shape of the window is; nil while there is no window.
  fileprivate var isLandscape: Bool? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.interfaceOrientation.isLandscape
  }
}

/// The platform's wish, passed on once there is a store.
private struct Wish: Equatable {
  let opened: Bool
  let still: Bool
}
