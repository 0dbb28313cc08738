import DouzeCore
import DouzeKit
import Testing

/// Everything that can be pressed on a screen: whatever its records carry an intent for, but for buttons that are off.
func pressable(_ value: Any) -> Set<Intent> {
  switch value {
  case let intent as Intent: return [intent]
  case let button as ButtonView where !button.enabled: return []
  default: return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(pressable($1.value)) }
  }
}

extension DouzeStore {
  /// Sends `intent`, if it is on the screen.
  func press(_ intent: Intent?, at location: SourceLocation = #_sourceLocation) throws {
    let screen = try #require(screen, sourceLocation: location)
    let intent = try #require(intent, "nothing to press: \(screen)", sourceLocation: location)
    try #require(pressable(screen).contains(intent), "not on the screen: \(intent)", sourceLocation: location)
    send(intent)
    #expect(rejection == nil, "\(intent)", sourceLocation: location)
    #expect(fault == nil, "\(intent)", sourceLocation: location)
  }
}
