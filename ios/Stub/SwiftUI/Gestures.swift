import LayoutEngine

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

/// Nobody makes gestures here: VoiceOver has other ways.
public struct _AnyGesture<Value>: Gesture {}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var translation: CGSize
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { _AnyGesture() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _AnyGesture() }
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { _AnyGesture() }
}
extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _AnyGesture() }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}"), delete = KeyEquivalent("\u{8}")
  public static let home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
  public static let space = KeyEquivalent(" "), tab = KeyEquivalent("\t"), `return` = KeyEquivalent("\r")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4), option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect(), highlight = HoverEffect(), lift = HoverEffect()
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    noted("gesture") { _ in }
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    passed()
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    passed()
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    noted("onTapGesture") { $0.touch = true }
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    noted("allowsHitTesting") { $0.untouched = !enabled }
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { passed() }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    passed()
  }
  public func focusable(_ isFocusable: Bool = true) -> some View { passed() }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { passed() }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { passed() }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    passed()
  }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    passed()
  }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { passed() }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { passed() }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { passed() }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    down { $0.shortcut = (key, modifiers) }
  }
}

/// A key with what is held beside it.
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
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
