public struct VStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct HStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct ZStack<Content: View>: View, Walked {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct LazyVStack<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct Grid<Content: View>: View, Walked {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct GridRow<Content: View>: View, Walked {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
}

public struct Spacer: View, Walked {
  public init(minLength: CGFloat? = nil) {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}

public struct Divider: View, Walked {
  public init() {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}
extension ForEach: View, Walked where Content: View {
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] {
    var known: Set<ID> = []
    return data.flatMap { thing in
      let id = id(thing)
      precondition(known.insert(id).inserted, "two things of a ForEach with the id \(id)")
      return walk.into(id).elements(content(thing))
    }
  }
}
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
