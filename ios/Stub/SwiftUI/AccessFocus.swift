@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, Linked {
  let slot: Slot<Value>
  @propertyWrapper public struct Binding {
    let slot: Slot<Value>
    public var wrappedValue: Value {
      get { slot.cell.value }
      nonmutating set { slot.cell.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool { slot = Slot(false) }
  public init<T: Hashable>() where Value == T? { slot = Slot(nil) }
  public var wrappedValue: Value {
    get { slot.cell.value }
    nonmutating set { slot.cell.value = newValue }
  }
  public var projectedValue: Binding { Binding(slot: slot) }
  @MainActor func link(_ walk: Walk) { slot.link(walk) }
}

extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    passed()
  }
}
