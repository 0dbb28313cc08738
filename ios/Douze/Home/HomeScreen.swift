import DouzeCore
import SwiftUI

/// Three doors, and one tap back into the last game.
struct HomeScreen: View {
  let title: String
  let view: HomeView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    InRoom { room in
      let broad = room.width >= mediumWidth && !letters.isAccessibilitySize
      // In a low window everything stands closer, so that nothing is pushed out of sight.
      let tight = !room.roomy
      ScrollView {
        column(broad: broad, tight: tight)
          .padding(.horizontal, Space.medium)
          .padding(.vertical, tight ? Space.small : Space.large)
          .frame(maxWidth: broad ? 960 : mediumWidth, minHeight: room.height)
          .frame(maxWidth: .infinity)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
  }

  private func column(broad: Bool, tight: Bool) -> some View {
    VStack(alignment: .leading, spacing: tight ? Space.small : Space.medium) {
      if broad { Spacer(minLength: 0) }
      Heading(text: title).padding(.horizontal, Space.tiny)
      if let last = view.continueGame { Continue(view: last, tight: tight, send: send) }
      doors(broad: broad, tight: tight)
      ways
      Spacer(minLength: 0)
      Frieze()
      SoftWords(text: view.about).padding(.horizontal, Space.tiny)
    }
  }

  @ViewBuilder
  private func doors(broad: Bool, tight: Bool) -> some View {
    let doors = ForEach(view.doors, id: \.game) { door in
      VStack(spacing: Space.tiny) {
        Door(view: door, high: broad, tight: tight, send: send)
        if let lesson = door.lesson { QuietButton(view: lesson, send: send) }
      }
    }
    if broad {
      SharedRow(weights: [], spacing: Space.medium) { doors }
    } else {
      doors
    }
  }

  /// The ways to what is no game; side by side, unless letters are large.
  @ViewBuilder private var ways: some View {
    if letters.isAccessibilitySize {
      QuietButton(view: view.chronicle, send: send).wide()
      QuietButton(view: view.settings, send: send).wide()
    } else {
      SharedRow(weights: [], spacing: Space.small) {
        QuietButton(view: view.chronicle, send: send)
        QuietButton(view: view.settings, send: send)
      }
      .wide()
    }
  }
}

/// The animals look on.
private struct Frieze: View {
  @Environment(\.tokens) private var tokens

  /// Those that nobody fears: this screen does not know whether spiders and snakes may be drawn.
  private static let animals: [ForestCard] = [
    .crow, .bat, .moth, .cat, .owl, .wolf, .jackalope, .deer, .raccoon,
  ]

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(Frieze.animals, id: \.self) { card in
        Picture(image: animal(card), colour: tokens.line, size: 24).frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }
}

/// Back into the last game, with what happened last.
private struct Continue: View {
  let view: ButtonView
  let tight: Bool
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: 0) {
        Words(text: view.label, style: .strong, colour: tokens.onAccent)
        if let hint = view.hint { Words(text: hint, style: .small, colour: tokens.onAccent) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Picture(image: Signs.next, colour: tokens.onAccent, size: 28)
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, tight ? Space.small : Space.medium)
    .frame(minHeight: Space.touch)
    .framed(panelShape, fill: tokens.accentForest, edge: nil)
    .press(view: view, shape: panelShape, send: send, veil: tokens.onAccent)
  }
}
