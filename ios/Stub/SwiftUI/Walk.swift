/// What VoiceOver finds: an element, or a group with `children`.
public struct Element {
  public var label = ""
  public var value = ""
  public var hint = ""
  public var traits: AccessibilityTraits = []
  public var enabled = true
  /// What a double tap does.
  public var press: (@MainActor () -> Void)?
  /// Other actions, by their names.
  public var actions: [(name: String, run: @MainActor () -> Void)] = []
  /// What typing does.
  public var type: (@MainActor (String) -> Void)?
  public var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  public var priority = 0.0
  public var children: [Element] = []
  public var isGroup = false

  public init() {}

  /// Itself, or what is in it in reading order.
  public var flat: [Element] { isGroup ? inOrder(children).flatMap(\.flat) : [self] }

  /// What the groups in it are called.
  var groups: [String] { isGroup ? [label] + children.flatMap(\.groups) : [] }
}

/// Higher priorities first.
func inOrder(_ elements: [Element]) -> [Element] {
  elements.enumerated().sorted {
    $0.element.priority == $1.element.priority
      ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
  }.map(\.element)
}

/// A key that presses a button.
public struct Shortcut {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public let run: @MainActor () -> Void
}

/// A way through a view: where it is, and what is known there.
@MainActor struct Walk {
  let host: Host
  var path = ""
  /// The view in whose body it is.
  var owner = ""
  var environment: EnvironmentValues
  var size: CGSize
  var buttonStyle: (@MainActor (AnyView, Bool) -> AnyView)?
  var shortcut: (KeyEquivalent, EventModifiers)?

  func into(_ step: some Any) -> Walk {
    var walk = self
    walk.path += "/\(step)"
    return walk
  }

  func elements(_ view: any View) -> [Element] { open(view) }

  private func open<V: View>(_ view: V) -> [Element] {
    if let part = view as? any Walked { return part.walk(self) }
    let inner = into(V.self)
    inner.link(view)
    return inner.elements(view.body)
  }

  /// Gives the properties of a view their places.
  func link(_ view: Any) {
    for (name, value) in Mirror(reflecting: view).children {
      (value as? any Linked)?.link(into(name ?? ""))
    }
  }
}

/// A property that knows what it is only where its view is.
protocol Linked {
  @MainActor func link(_ walk: Walk)
}

/// Reads a view as VoiceOver does, and remembers its state from one reading to the next.
@MainActor public final class Host {
  let view: @MainActor () -> any View
  /// The window.
  public var size: CGSize
  public var environment = EnvironmentValues()
  /// When drawings that move are drawn.
  public var date = Date()
  /// What groups of the last reading are called.
  public private(set) var groups: [String] = []
  /// Words of the last reading that are drawn, heard or not.
  public internal(set) var drawn: Set<String> = []
  /// Keys of the last reading.
  public internal(set) var shortcuts: [Shortcut] = []
  var cells: [String: AnyObject] = [:]
  var seen: [String: Any] = [:]
  var waiting: [@MainActor () -> Void] = []
  /// Preferences of the last layout.
  var preferences: [ObjectIdentifier: [Any]] = [:]
  /// The last thing that a view had to bring into sight.
  public internal(set) var scrolledTo: AnyHashable?
  /// Escape and the magic tap of the last reading.
  public internal(set) var gestures: [String: @MainActor () -> Void] = [:]

  /// Where canvases draw, to look at them.
  public var sheet: Sheet?

  public init(size: CGSize, @ViewBuilder view: @escaping @MainActor () -> some View) {
    self.size = size
    self.view = { view() }
  }

  /// All elements in reading order.
  public func read() -> [Element] {
    var found: [Element] = []
    // What changes while it is read is read again, as it is drawn again.
    for _ in 0..<4 {
      shortcuts = []
      drawn = []
      gestures = [:]
      found = Walk(host: self, environment: environment, size: size).elements(view())
      if waiting.isEmpty { break }
      let changes = waiting
      waiting = []
      for change in changes { change() }
    }
    groups = found.flatMap(\.groups)
    return inOrder(found).flatMap(\.flat)
  }
}

/// What VoiceOver finds in a view, in reading order.
@MainActor public func evaluate(
  _ view: some View, size: CGSize, letters: DynamicTypeSize = .large
) -> [Element] {
  let host = Host(size: size) { view }
  host.environment.dynamicTypeSize = letters
  return host.read()
}
