import SwiftUI

/// The app: one window over one model.
@main
struct DouzeApp: App {
  @State private var model = AppModel()

  var body: some Scene {
    WindowGroup { Shell(model: model) }
  }
}
