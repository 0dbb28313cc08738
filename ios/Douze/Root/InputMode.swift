import DouzeCore
import DouzeKit
import SwiftUI

/// What keys and a screen reader's gestures stand for on a screen; labels are those of the core's buttons.
@MainActor
struct Keys {
  let screen: Screen
  let send: Send
  /// One step back; nil where there is none.
  let back: (@MainActor () -> Void)?

  func press(_ button: ButtonView?) {
    if let button { send(button.intent) }
  }

  /// A table's undo or redo; nil when there is none, or it is off.
  func tool(_ role: RoleKind) -> ButtonView? {
    screen.tools.first { $0.enabled && $0.role == role }
  }

  /// A step of a replay, by keys as well.
  func step(_ role: RoleKind) -> ButtonView? {
    screen.replay?.steps.first { $0.enabled && $0.role == role }
  }
}

/// Hands that do not touch what they see: keys, a swipe from the edge, gestures of a screen reader. While beats are
/// played a touch or a key ends them and does nothing else.
struct InputMode: ViewModifier {
  let keys: Keys
  let playing: Playing?
  let endBeats: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
      .background { shortcuts.frame(width: 0, height: 0).opacity(0).accessibilityHidden(true) }
      .overlay { if let playing { skip.id(playing.id) } }
      .overlay(alignment: .leading) { if keys.back != nil { edge } }
      .accessibilityAction(.escape) { keys.back?() }
      .accessibilityAction(.magicTap) { keys.press(keys.screen.primary) }
  }

  /// Buttons that nobody sees: the system lists their names while the command key is held.
  @ViewBuilder private var shortcuts: some View {
    if playing != nil {
      ForEach([KeyEquivalent.escape, .return, .space], id: \.character) { key in
        Button(keys.screen.title) { endBeats() }.keyboardShortcut(key, modifiers: [])
      }
    } else {
      if let back = keys.back {
        Button(keys.screen.back?.label ?? keys.screen.title) { back() }.keyboardShortcut(
          .escape, modifiers: [])
      }
      shortcut(keys.tool(.undo), "z", .command)
      shortcut(keys.tool(.redo), "z", [.command, .shift])
      shortcut(keys.step(.stepBack), .leftArrow, [])
      shortcut(keys.step(.stepForward), .rightArrow, [])
      shortcut(keys.step(.first), .leftArrow, .command)
      shortcut(keys.step(.last), .rightArrow, .command)
      if keys.screen.atTable { shortcut(keys.screen.primary, .return, []) }
    }
  }

  @ViewBuilder
  private func shortcut(_ button: ButtonView?, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> some View
  {
    if let button {
      Button(button.label) { keys.press(button) }.keyboardShortcut(key, modifiers: modifiers)
    }
  }

  /// Where a finger comes in from the edge. Only there: a gesture of the whole screen would be in the way of scrolling.
  private var edge: some View {
    Color.clear
      .frame(width: 12)
      .allowsHitTesting(false)
      // Grows over the safe area to the edge of the glass: beside a notch a finger begins there.
      .background {
        Color.clear
          .contentShape(Rectangle())
          .ignoresSafeArea()
          .gesture(DragGesture(minimumDistance: 24).onEnded { if $0.translation.width > 80 { keys.back?() } })
      }
      .accessibilityHidden(true)
  }

  /// Covers everything, and takes the touch that ends the beats.
  private var skip: some View {
    Color.clear
      .contentShape(Rectangle())
      .ignoresSafeArea()
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in endBeats() })
      .accessibilityHidden(true)
  }
}
