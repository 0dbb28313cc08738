@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}
extension App { public static func main() {} }

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { fatalError("a scene of the stub has no body") }
}
@resultBuilder public enum SceneBuilder {
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Scene {
}
@MainActor @preconcurrency public protocol Commands {}
public struct CommandGroupPlacement {
}
@resultBuilder public enum CommandsBuilder {
  @MainActor public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = Self(name: "medium"), large = Self(name: "large")
  public static func height(_ height: CGFloat) -> Self { Self(name: "\(height)") }
}

/// Draws a view into a picture: not here.
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public init(content view: Content) { content = view }
  public var uiImage: UIImage? { nil }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { passed() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { passed() }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { passed() }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { passed() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    up { found, walk in
      let key = walk.path + "\(V.self)"
      let before = walk.host.seen.updateValue(value, forKey: key) as? V
      if let before, before != value { walk.host.waiting.append { action(before, value) } }
      if before == nil, initial { walk.host.waiting.append { action(value, value) } }
      return found
    }
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { passed() }
  public func id<ID: Hashable>(_ id: ID) -> some View { down { $0 = $0.into(id) } }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { shown(isPresented, content) }
  private func shown(_ shown: Binding<Bool>, _ content: @escaping () -> some View) -> some View {
    // It is in a window of its own, which is not laid out here.
    up { found, walk in shown.wrappedValue ? walk.into("sheet").elements(content()) : found }
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { passed() }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { passed() }
  public func help<S: StringProtocol>(_ text: S) -> some View { passed() }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
}
