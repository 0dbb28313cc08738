import LayoutEngine

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4)
  public static let isImage = Self(rawValue: 16), isStaticText = Self(rawValue: 32)
  public static let isToggle = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 256)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"),
    combine = Self(name: "combine")
}
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = Self("default"), escape = Self("escape"), magicTap = Self("magicTap")
  private init(_ name: String) { self.name = name }
  public init(named name: Text) { self.name = name.words }
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// One element out of those in it: words after each other; the first thing to press is the whole, further ones are
/// actions.
func combined(_ parts: [Element]) -> Element {
  let parts = inOrder(parts).flatMap(\.flat)
  var whole = Element()
  whole.label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  whole.value = parts.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
  whole.hint = parts.map(\.hint).filter { !$0.isEmpty }.joined(separator: ", ")
  for part in parts {
    whole.traits.formUnion(part.traits)
    whole.actions += part.actions
    guard let press = part.press else { continue }
    if whole.press == nil {
      whole.press = press
      whole.enabled = part.enabled
    } else if part.enabled {
      whole.actions.append((part.label, press))
    }
  }
  return whole
}

/// A change of every element, or of a new one where there is none.
@MainActor private func each(_ found: [Element], _ walk: Walk, _ change: (inout Element) -> Void) -> [Element]
{
  var found = found
  if found.isEmpty {
    found = [Element()]
    found[0].enabled = walk.environment.isEnabled
  }
  for index in found.indices { change(&found[index]) }
  return found
}

extension View {
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    up { found, walk in
      var whole: Element
      switch children {
      case .contain:
        if found.isEmpty { return [] }
        whole = Element()
        whole.isGroup = true
        whole.children = found
      case .combine:
        if found.isEmpty { return [] }
        whole = combined(found)
      default:
        whole = Element()
        whole.enabled = walk.environment.isEnabled
      }
      return [whole]
    }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { up { found, _ in hidden ? [] : found } }

  public func accessibilityLabel(_ label: Text) -> some View {
    up(
      { found, walk in each(found, walk) { $0.label = label.words } },
      node: { child, _ in
        Marked("label", child) { $0.label = label.words }
      })
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ value: Text) -> some View {
    up { found, walk in each(found, walk) { $0.value = value.words } }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityHint(_ hint: Text) -> some View {
    up { found, walk in each(found, walk) { $0.hint = hint.words } }
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    up { found, _ in
      found.map { element in
        var element = element
        element.traits.formUnion(traits)
        return element
      }
    }
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    up { found, _ in
      found.map { element in
        var element = element
        element.priority = sortPriority
        return element
      }
    }
  }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    up { found, walk in
      // Escape and the magic tap belong to a whole, not to each thing in it.
      if actionKind != .default {
        walk.host.gestures[actionKind.name] = handler
        return found
      }
      return each(found, walk) { $0.press = handler }
    }
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    up { found, walk in each(found, walk) { $0.actions.append((name.words, handler)) } }
  }
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(name), handler)
  }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return up { found, walk in
      let name = combined(walk.elements(label)).label
      return each(found, walk) { $0.actions.append((name, action)) }
    }
  }
  /// Every button in `content` is an action.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return up { found, walk in
      let buttons = walk.into("actions").elements(content).flatMap(\.flat)
      return each(found, walk) { element in
        for button in buttons where button.enabled {
          if let press = button.press { element.actions.append((button.label, press)) }
        }
      }
    }
  }
  public func accessibilityShowsLargeContentViewer() -> some View { passed() }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  {
    passed()
  }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { passed() }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { passed() }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    passed()
  }
}

@MainActor @preconcurrency public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
@resultBuilder public enum AccessibilityRotorContentBuilder {
  @MainActor public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  @MainActor public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}
