import LayoutEngine

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, Walked {
  let action: @MainActor () -> Void
  let label: Label
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var inner = walk.into("button")
    inner.buttonStyle = nil
    inner.shortcut = nil
    let face = AnyView(label)
    if let style = walk.buttonStyle { _ = inner.elements(style(face, true)) }
    var element = combined(inner.elements(walk.buttonStyle?(face, false) ?? face))
    element.traits.remove(.isStaticText)
    element.traits.insert(.isButton)
    element.enabled = walk.environment.isEnabled
    element.press = action
    if let (key, modifiers) = walk.shortcut, walk.environment.isEnabled {
      walk.host.shortcuts.append(Shortcut(key: key, modifiers: modifiers, run: action))
    }
    return [element]
  }
  func nodes(_ walk: Walk) -> [Node] {
    var inner = walk.into("button")
    inner.buttonStyle = nil
    inner.shortcut = nil
    let face = AnyView(label)
    let nodes = inner.nodes(walk.buttonStyle?(face, false) ?? face)
    let node = nodes.count == 1 ? nodes[0] : inner.stacked(.across, nil, nodes)
    return [Marked("Button", node) { $0.touch = true }]
  }
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: View, Walked {
    let view: AnyView
    public typealias Body = Never
    func walk(_ walk: Walk) -> [Element] { walk.elements(view) }
    func nodes(_ walk: Walk) -> [Node] { walk.nodes(view) }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    down { walk in
      walk.buttonStyle = { label, pressed in
        AnyView(
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: nil, label: .init(view: label), isPressed: pressed)))
      }
    }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { down { $0.buttonStyle = nil } }
}

public struct TextField<Label: View>: View, Walked {
  let label: Label
  let text: Binding<String>
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { typing(combined(walk.elements(label)).label, text, walk) }
  /// As wide as there is room, one line high; longer words move in it.
  func nodes(_ walk: Walk) -> [Node] {
    var setting = walk.setting(Text.Face())
    setting.limit = 1
    let words = text.wrappedValue
    let line = Ideal(
      across: true, down: true, Words(words.isEmpty ? " " : words, setting, paint: walk.inked(Text.Face())))
    let field = Flexible(Extent(0, 100, .infinity), Extent(nil, nil, nil), Alignment.leading.guides, line)
    return [Marked("TextField", field) { ($0.scrolls.across, $0.clips) = (true, true) }]
  }
}
extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), text: text)
  }
}
public struct TextEditor: View, Walked {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { typing("", text, walk) }
  /// Takes the room that it is offered; ideally as high as its lines.
  func nodes(_ walk: Walk) -> [Node] {
    let words = Words(text.wrappedValue, walk.setting(Text.Face()), paint: walk.inked(Text.Face()))
    let inset = Padding(Insets(top: 8, leading: 5, bottom: 8, trailing: 5), words)
    let room = Flexible(
      Extent(0, nil, .infinity), Extent(0, nil, .infinity), Alignment.topLeading.guides, inset)
    return [Marked("TextEditor", room) { ($0.scrolls.down, $0.clips) = (true, true) }]
  }
}

@MainActor private func typing(_ label: String, _ text: Binding<String>, _ walk: Walk) -> [Element] {
  var element = Element()
  element.label = label
  element.value = text.wrappedValue
  element.enabled = walk.environment.isEnabled
  element.type = { text.wrappedValue = $0 }
  return [element]
}

public struct Toggle<Label: View>: View, Walked {
  let label: Label
  let isOn: Binding<Bool>
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var element = combined(walk.elements(label))
    element.traits = [.isToggle, .isButton]
    element.value = isOn.wrappedValue ? "1" : "0"
    element.enabled = walk.environment.isEnabled
    element.press = { isOn.wrappedValue.toggle() }
    return [element]
  }
  func nodes(_ walk: Walk) -> [Node] {
    [
      walk.stacked(
        .across, nil, walk.nodes(label) + [Gap(nil), Solid("Switch", CGSize(width: 51, height: 31))])
    ]
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Walked {
  let part: Double?
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var element = Element()
    element.value = part.map { "\(Int(100 * $0))%" } ?? ""
    return [element]
  }
  func nodes(_ walk: Walk) -> [Node] {
    guard part != nil else { return [Solid("ProgressView", CGSize(width: 20, height: 20))] }
    return [Fixed(nil, 4, .centre, walk.painted(Capsule(), [.fill(Color(white: 0.5))]))]
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { part = nil }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { part = value.map { Double($0 / total) } }
}
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { .init() }
  public static var words: Self { .init() }
  public static var sentences: Self { .init() }
  public static var characters: Self { .init() }
}
public struct SubmitLabel: Sendable {
  public static var done: Self { .init() }
  public static var go: Self { .init() }
  public static var next: Self { .init() }
  public static var `return`: Self { .init() }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { passed() }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { passed() }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    passed()
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { passed() }
  public func controlSize(_ controlSize: ControlSize) -> some View { passed() }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
