import DouzeCore
import SwiftUI

/// Shows press as a veil and hover as the system does, over what is pressed.
struct Touched<Outline: Shape>: ButtonStyle {
  let shape: Outline
  let veil: Color
  var enabled = true

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay(shape.fill(veil).opacity(configuration.isPressed ? 0.14 : 0).allowsHitTesting(false))
      .contentShape([.interaction, .hoverEffect], shape)
      .hoverEffect(.highlight, isEnabled: enabled)
  }
}

/// Makes anything pressable and names it.
private struct Pressing<Outline: Shape>: ViewModifier {
  let spoken: String
  let shape: Outline
  let onClick: @MainActor () -> Void
  let veil: Color?
  let enabled: Bool
  let state: String?
  let selected: Bool?
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    Button(action: onClick) { content }
      .buttonStyle(Touched(shape: shape, veil: veil ?? tokens.ink, enabled: enabled))
      .disabled(!enabled)
      .accessibilityLabel(spoken)
      .accessibilityHint(state ?? "")
      .accessibilityAddTraits(selected == true ? .isSelected : [])
  }
}

private struct Glowing<Outline: Shape>: ViewModifier {
  let intent: Intent?
  let shape: Outline
  @Environment(\.glow) private var glow
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    if let intent, intent == glow?.intent {
      content
        .overlay { shape.stroke(tokens.legal, lineWidth: 3).allowsHitTesting(false) }
        .anchorPreference(key: Lit.self, value: .bounds) { place in
          Lit.Thing(place: place) { [shape] in shape.path(in: $0) }
        }
    } else {
      content
    }
  }
}

/// What glows: where it is, and its outline there.
struct Lit: PreferenceKey {
  struct Thing {
    let place: Anchor<CGRect>
    let outline: (CGRect) -> Path
  }

  static var defaultValue: Thing? { nil }

  static func reduce(value: inout Thing?, nextValue: () -> Thing?) { value = value ?? nextValue() }
}

extension View {
  /// Makes anything a button of `view`: spoken by its label, with its hint.
  func press(
    view: ButtonView, shape: some Shape, send: @escaping Send, veil: Color? = nil, selected: Bool? = nil
  ) -> some View {
    press(
      spoken: view.label, shape: shape, intent: view.intent, send: send, veil: veil, enabled: view.enabled,
      state: view.hint, selected: selected)
  }

  /// The same where the press sends an intent.
  func press(
    spoken: String, shape: some Shape, intent: Intent, send: @escaping Send, veil: Color? = nil,
    enabled: Bool = true, state: String? = nil, selected: Bool? = nil
  ) -> some View {
    press(
      spoken: spoken, shape: shape, onClick: { send(intent) }, veil: veil, enabled: enabled, state: state,
      selected: selected
    )
    .glowing(intent, shape: shape)
  }

  /// A ring of amber round what a lesson or a tip points at.
  func glowing(_ intent: Intent?, shape: some Shape) -> some View {
    modifier(Glowing(intent: intent, shape: shape))
  }

  /// Makes anything pressable and names it; `state`: what it does, or why it is off; `selected`: where it can be.
  func press(
    spoken: String, shape: some Shape, onClick: @escaping @MainActor () -> Void, veil: Color? = nil,
    enabled: Bool = true, state: String? = nil, selected: Bool? = nil
  ) -> some View {
    modifier(
      Pressing(
        spoken: spoken, shape: shape, onClick: onClick, veil: veil, enabled: enabled, state: state,
        selected: selected))
  }

  /// One element for a screen reader, with these words instead of those in it.
  func spoken(_ words: String) -> some View {
    accessibilityElement(children: .ignore).accessibilityLabel(words)
  }
}
