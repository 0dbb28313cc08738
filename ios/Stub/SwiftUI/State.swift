import LayoutEngine
import Observation

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty { public mutating func update() {} }

/// A value that its view keeps.
final class Cell<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Which cell a property has; its own until it is linked.
final class Slot<Value> {
  var cell: Cell<Value>
  init(_ value: Value) { cell = Cell(value) }

  @MainActor func link(_ walk: Walk) {
    if let known = walk.host.cells[walk.path] as? Cell<Value> {
      cell = known
    } else {
      walk.host.cells[walk.path] = cell
    }
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty, Linked {
  let slot: Slot<Value>
  public init(wrappedValue value: Value) { slot = Slot(value) }
  public init(initialValue value: Value) { slot = Slot(value) }
  public var wrappedValue: Value {
    get { slot.cell.value }
    nonmutating set { slot.cell.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(read: { slot.cell.value }, write: { slot.cell.value = $0 })
  }
  @MainActor func link(_ walk: Walk) { slot.link(walk) }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let get: () -> Value
  let set: (Value) -> Void
  /// Apple's closures are `@isolated(any)`, for which Swift 6.0 has no code here. These are as strict once they name their
  /// actor, which ios/checks asks for.
  public init(
    get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
  }
  /// For this stub.
  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (get, set) = (read, write) }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      read: { get()[keyPath: keyPath] },
      write: { new in
        var value = get()
        value[keyPath: keyPath] = new
        set(value)
      })
  }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
}
extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let object = wrappedValue
    return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, Linked {
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

@propertyWrapper public struct GestureState<Value>: DynamicProperty, Linked {
  let slot: Slot<Value>
  public init(wrappedValue: Value) { slot = Slot(wrappedValue) }
  public init(initialValue: Value) { slot = Slot(initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) { slot = Slot(wrappedValue) }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    slot = Slot(wrappedValue)
  }
  public var wrappedValue: Value { slot.cell.value }
  public var projectedValue: GestureState<Value> { self }
  @MainActor func link(_ walk: Walk) { slot.link(walk) }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, Linked {
  let base: Value
  let style: Font.TextStyle
  let slot: Slot<Value>
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    slot = Slot(wrappedValue)
  }
  public var wrappedValue: Value { slot.cell.value }
  @MainActor func link(_ walk: Walk) {
    slot.cell = Cell(base * Value(TextSizes.growth("\(style)", walk.environment.dynamicTypeSize.rawValue)))
  }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, Linked {
  let slot: Slot<Value>
  public var wrappedValue: Value {
    get { slot.cell.value }
    nonmutating set { slot.cell.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(read: { slot.cell.value }, write: { slot.cell.value = $0 })
  }
  @MainActor func link(_ walk: Walk) { slot.link(walk) }
}
extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { slot = Slot(wrappedValue) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { slot = Slot(wrappedValue) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { slot = Slot(wrappedValue) }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let id: Int }
  public init() {}
  public var wrappedValue: ID { ID(id: 0) }
}
