import DouzeCore
import SwiftUI

/// A look at one's own hand: visible while a finger, the mouse or the space bar holds it; a screen reader, Return and
/// the switch in the settings make it a toggle.
struct PeekButton: View {
  let view: PeekView
  let send: Send
  var ink: Color?
  var fill: Color?
  var style = Typography.strong
  @Environment(\.tokens) private var tokens
  @Environment(\.wide) private var wide
  /// A finger or the mouse is down. The system ends it, too, when it takes the touch away.
  @GestureState private var held = false

  var body: some View {
    face
      .overlay(buttonShape.fill(ink ?? tokens.ink).opacity(held ? 0.14 : 0).allowsHitTesting(false))
      .contentShape([.interaction, .hoverEffect], buttonShape)
      .hoverEffect(.highlight)
      .onTapGesture { if view.toggles { show(!view.open) } }
      .highPriorityGesture(hold, including: view.toggles ? .subviews : .all)
      .onChange(of: held) { _, down in show(down) }
      .focusable()
      .onKeyPress(keys: [.space], phases: [.down, .up]) { key in
        press(key.phase == .down)
        return .handled
      }
      .onKeyPress(.return) {
        show(!view.open)
        return .handled
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(view.label)
      // A value, for hints can be switched off.
      .accessibilityValue(view.warning)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { show(!view.open) }
  }

  private var face: some View {
    HStack(spacing: Space.small) {
      Picture(image: Signs.eye, colour: ink ?? tokens.ink, size: 24)
      AppText(text: view.label, style: style, colour: ink, align: .center)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, Space.small)
    .frame(maxWidth: wide ? .infinity : nil, minHeight: Space.touch)
    .framed(
      buttonShape, fill: fill ?? tokens.paperRaised, edge: view.open ? ink ?? tokens.ink : tokens.line,
      width: view.open ? 2 : 1)
  }

  private var hold: some Gesture {
    DragGesture(minimumDistance: 0).updating($held) { _, held, _ in held = true }
  }

  /// A key. Held: open as long as it is down. Toggled: a press is one change.
  private func press(_ down: Bool) {
    if !view.toggles {
      show(down)
    } else if down {
      show(!view.open)
    }
  }

  /// A screen that is gone has closed the hand by itself.
  private func show(_ open: Bool) {
    if open != view.open { send(open ? view.show : view.hide) }
  }
}
