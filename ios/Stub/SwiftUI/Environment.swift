import LayoutEngine
import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var objects: [ObjectIdentifier: AnyObject] = [:]
  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public internal(set) var _colorSchemeContrast = ColorSchemeContrast.standard
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
  public var dynamicTypeSize = DynamicTypeSize.large
  public var locale = Locale(identifier: "en")
  public var scenePhase = ScenePhase.active
  public var accessibilityReduceMotion: Bool { false }
  public var displayScale: CGFloat = 2
  public var dismiss: DismissAction { DismissAction() }
  public var lineLimit: Int?
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading
  var _lineSpacing: CGFloat = 0
  var _minimumScaleFactor: CGFloat = 1
  var _foreground: any ShapeStyle = Color.primary
  var _tint: Color?
  var _struck = false
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, Linked {
  private final class Place { var values = EnvironmentValues() }
  private let place = Place()
  private let read: (EnvironmentValues) -> Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        fatalError("no \(objectType) in the environment")
      }
      return object
    }
  }
  public var wrappedValue: Value { read(place.values) }
  @MainActor func link(_ walk: Walk) { place.values = walk.environment }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    down { $0.environment[keyPath: keyPath] = value }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    down { $0.environment.objects[ObjectIdentifier(T.self)] = object }
  }
  public func disabled(_ disabled: Bool) -> some View {
    down { if disabled { $0.environment.isEnabled = false } }
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    down { $0.environment.dynamicTypeSize = size }
  }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    down { walk in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      walk.environment.dynamicTypeSize = min(max(walk.environment.dynamicTypeSize, least), most)
    }
  }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    down { if let colorScheme { $0.environment.colorScheme = colorScheme } }
  }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    node { child, walk in
      let mark = AnchorMark()
      walk.host.preferences[ObjectIdentifier(K.self), default: []].append(
        transform(Anchor { value.read(mark.frame.applying($0)) }))
      return Marked("anchor", child) { mark.frame = $0.box }
    }
  }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    up(
      { found, walk in found + walk.into("overlay").elements(transform(K.defaultValue)) },
      node: { child, walk in
        let later = Later {
          MainActor.assumeIsolated {
            let known = walk.host.preferences[ObjectIdentifier(K.self)] ?? []
            let value = known.reduce(into: K.defaultValue) { all, next in
              if let next = next as? K.Value { K.reduce(value: &all) { next } }
            }
            return walk.into("overlay").nodes(transform(value))
          }
        }
        return Backed(child, later, above: true, alignment.guides)
      })
  }
}
public struct Anchor<Value> {
  /// The value; the transform is from the window to who asks.
  let read: (Matrix) -> Value
  public struct Source { let read: (CGRect) -> Value }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.midX, y: $0.midY) } }
  public static var topLeading: Anchor<CGPoint>.Source { .init { $0.origin } }
}
