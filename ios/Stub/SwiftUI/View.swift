@_exported import Foundation
import LayoutEngine
@_exported import UIKit
@_exported import UniformTypeIdentifiers

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// As in Apple's: what has no body of its own ends here, and nobody can ask a value of `Never` for one.
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("`Never` has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("a part of the stub has no body") }
}

/// A part of the stub: it knows what VoiceOver finds in it, and how it is laid out.
@MainActor protocol Walked {
  func walk(_ walk: Walk) -> [Element]
  func nodes(_ walk: Walk) -> [Node]
}

public struct EmptyView: View, Walked {
  nonisolated public init() {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [] }
}

public struct AnyView: View, Walked {
  let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(view) }
  func nodes(_ walk: Walk) -> [Node] { walk.nodes(view) }
}

public struct TupleView<T>: View, Walked {
  public let value: T
  let parts: [any View]
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    parts.enumerated().flatMap { walk.into($0).elements($1) }
  }
  func nodes(_ walk: Walk) -> [Node] {
    parts.enumerated().flatMap { walk.into($0).nodes($1) }
  }
}

public struct Group<Content: View>: View, Walked {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] { walk.nodes(content) }
}

extension Optional: View, Walked where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("a part of the stub has no body") }
  func walk(_ walk: Walk) -> [Element] { map { walk.into("some").elements($0) } ?? [] }
  func nodes(_ walk: Walk) -> [Node] { map { walk.into("some").nodes($0) } ?? [] }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, Walked {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    switch storage {
    case .first(let view): walk.into("true").elements(view)
    case .second(let view): walk.into("false").elements(view)
    }
  }
  func nodes(_ walk: Walk) -> [Node] {
    switch storage {
    case .first(let view): walk.into("true").nodes(view)
    case .second(let view): walk.into("false").nodes(view)
    }
  }
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView(value: (repeat each content), parts: parts)
  }
  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  @MainActor public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .first(first))
  }
  @MainActor public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .second(second))
  }
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Walked {
  let view: any View
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.into("content").elements(view) }
  func nodes(_ walk: Walk) -> [Node] { walk.into("content").nodes(view) }
}

struct Applied<Content: View, Modifier: ViewModifier>: View, Walked {
  let content: Content
  let modifier: Modifier
  typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    let walk = walk.into("\(Modifier.self)")
    walk.link(modifier)
    return walk.elements(modifier.body(content: _ViewModifier_Content(view: content)))
  }
  func nodes(_ walk: Walk) -> [Node] {
    let walk = walk.into("\(Modifier.self)")
    walk.link(modifier)
    return walk.nodes(modifier.body(content: _ViewModifier_Content(view: content)))
  }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    Applied(content: self, modifier: modifier)
  }
}

/// A view with what a modifier changes on the way down, and what it makes of that which is found.
struct Modified<Content: View>: View, Walked {
  let content: Content
  var down: @MainActor (inout Walk) -> Void = { _ in }
  var up: @MainActor ([Element], Walk) -> [Element] = { found, _ in found }
  /// What it makes of a node.
  var wrap: (@MainActor (Node, Walk) -> Node)?
  typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var inner = walk
    down(&inner)
    return up(inner.elements(content), walk)
  }
  func nodes(_ walk: Walk) -> [Node] {
    var inner = walk
    down(&inner)
    let found = inner.nodes(content)
    guard let wrap else { return found }
    return found.map { wrap($0, walk) }
  }
}

extension View {
  /// Without a meaning for who listens.
  func passed() -> some View { Modified(content: self) }
  func down(_ change: @escaping @MainActor (inout Walk) -> Void) -> some View {
    Modified(content: self, down: change)
  }
  func up(
    _ change: @escaping @MainActor ([Element], Walk) -> [Element],
    node wrap: (@MainActor (Node, Walk) -> Node)? = nil
  ) -> some View { Modified(content: self, up: change, wrap: wrap) }
}

/// Of previews: here only because its name is taken.
public struct Preview {}
