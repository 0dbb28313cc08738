/// A key with what is held beside it.
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension View {
  /// None: as it is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    down { if let shortcut { $0.shortcut = (shortcut.key, shortcut.modifiers) } }
  }
}
