/// What Apple has only after iOS 17.0, where the app runs: here every use of it is refused, as Xcode refuses it outside
/// of `if #available`. The likeliest of them; a symbol that the stub lacks is refused anyhow.
extension View {
  @available(*, unavailable, message: "iOS 18.0")
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (CGRect) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func scrollPosition(_ position: Binding<Int?>, anchor: UnitPoint? = nil) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func presentationSizing(_ sizing: Any) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func navigationTransition(_ style: Any) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func accessibilityLabel(content: (Any) -> some View) -> some View { self }
  @available(*, unavailable, message: "iOS 18.0")
  public func pointerStyle(_ style: Any?) -> some View { self }
  @available(*, unavailable, message: "iOS 26.0")
  public func glassEffect() -> some View { self }
  @available(*, unavailable, message: "iOS 26.0")
  public func scrollEdgeEffectStyle(_ style: Any?, for edges: Edge.Set) -> some View { self }
  @available(*, unavailable, message: "iOS 26.0")
  public func safeAreaBar(edge: VerticalEdge, content: () -> some View) -> some View { self }
}
