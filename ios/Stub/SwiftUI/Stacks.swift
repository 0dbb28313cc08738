import LayoutEngine

public struct VStack<Content: View>: View, Walked {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] {
    [walk.stacked(.down, spacing, across: alignment.part, walk.nodes(content))]
  }
}

public struct HStack<Content: View>: View, Walked {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] {
    [walk.stacked(.across, spacing, guide: alignment.guide, walk.nodes(content))]
  }
}

public struct ZStack<Content: View>: View, Walked {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] { [Layers(alignment.guides, walk.nodes(content))] }
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
  func nodes(_ walk: Walk) -> [Node] { [walk.stacked(.down, nil, walk.nodes(content))] }
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
  let alignment: Alignment
  let spacing: (CGFloat?, CGFloat?)
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, spacing, self.content) = (alignment, (horizontalSpacing, verticalSpacing), content()) }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] {
    [Cells(alignment.guides, spacing.0, spacing.1, walk.nodes(content))]
  }
}

public struct GridRow<Content: View>: View, Walked {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { walk.elements(content) }
  func nodes(_ walk: Walk) -> [Node] { [Row(walk.nodes(content))] }
}

public struct Spacer: View, Walked {
  let minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [Gap(minLength)] }
}

public struct Divider: View, Walked {
  public init() {}
  public typealias Body = Never
  func walk(_ walk: Walk) -> [Element] { [] }
  func nodes(_ walk: Walk) -> [Node] { [Fixed(nil, 1, .centre, Leaf("Divider"))] }
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
  func nodes(_ walk: Walk) -> [Node] {
    data.flatMap { walk.into(id($0)).nodes(content($0)) }
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
