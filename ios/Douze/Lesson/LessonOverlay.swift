import DouzeCore
import SwiftUI

private let night = rgb(0x04090A)

/// The lesson over its table: all is dark but what is asked for, and a bubble beside that says so. Touches go through the veil.
struct LessonOverlay: View {
  let view: LessonView
  /// What the lesson points at.
  let lit: Lit.Thing?
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { space in
      let thing = Hole.seen(lit, in: space)
      ZStack(alignment: .topTrailing) {
        Veil(hole: thing, insets: space.safeAreaInsets).silent()
        Pointing(at: thing?.box) {
          ForEach(Edge.allCases, id: \.self) { Tip(edge: $0).silent() }
          bubble
        }
        waysOut
      }
    }
    .accessibilityElement(children: .contain)
    .readAs(-20)
  }

  /// Over the tools of the table, which a lesson does not use.
  private var waysOut: some View {
    HStack(spacing: 2) {
      if let again = view.again { wayOut(again, Signs.again) }
      if let skip = view.skip { wayOut(skip, Signs.stepForward) }
      wayOut(view.leave, Signs.close)
    }
    .padding(.trailing, Space.tiny)
  }

  private func wayOut(_ button: ButtonView, _ sign: Sign) -> some View {
    SignButton(view: button, sign: sign, send: send, ink: rgb(0xFFE9B0))
      .background(TwelveShape().fill(night.opacity(0.86)).padding(2))
  }

  private var bubble: some View {
    Framed {
      AppText(text: view.words, style: .plaque, colour: tokens.ivoryInk, align: .center)
        .spoken([view.missed, view.words, view.progress].compactMap { $0 }.joined(separator: " "))
      LessonSteps(step: Int(view.step), steps: Int(view.steps))
      if let missed = view.missed {
        AppText(text: missed, style: .smallStrong, colour: tokens.ivoryAccent, align: .center)
          .accessibilityHidden(true)
      }
      if let learned = view.learned { Known(view: learned) }
      if let next = view.next { MainButton(view: next, send: send).wide() }
    }
  }
}

/// A tip over the table of a game: the bubble alone, which its button closes. All else can be pressed.
struct TipOverlay: View {
  let view: TipView
  /// What the tip is about.
  let lit: Lit.Thing?
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { space in
      Pointing(at: Hole.seen(lit, in: space)?.box, whole: true) {
        ForEach(Edge.allCases, id: \.self) { Tip(edge: $0).silent() }
        Framed {
          AppText(text: view.words, style: .plaque, colour: tokens.ivoryInk, align: .center)
          MainButton(view: view.close, send: send).wide()
        }
      }
    }
    .accessibilityElement(children: .contain)
    .readAs(-20)
  }
}

/// The bubble, on ivory.
private struct Framed<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.tokens) private var tokens

  var body: some View {
    Fitted {
      ScrollView {
        VStack(spacing: 10) { content }
          .padding(.horizontal, 20)
          .padding(.vertical, 14)
          .frame(maxWidth: .infinity)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .background(doorShape.fill(tokens.ivory))
    .gilded(doorShape, width: 2.6)
    .shadow(color: .black.opacity(0.5), radius: 7, y: 4)
  }
}

/// The hole in the veil: the outline of what is lit, a little larger, so that it cuts through nothing beside it.
private struct Hole {
  let path: Path
  /// All of it.
  let box: CGRect

  init(_ thing: Lit.Thing, _ place: CGRect) {
    let outline = thing.outline(CGRect(origin: .zero, size: place.size))
      .applying(CGAffineTransform(translationX: place.minX, y: place.minY))
    let bounds = outline.boundingRect
    path = Self.grown(outline, bounds, 6)
    box = bounds.insetBy(dx: -6, dy: -6)
  }

  /// What has to be scrolled to first is not pointed at.
  @MainActor static func seen(_ lit: Lit.Thing?, in space: GeometryProxy) -> Hole? {
    guard let lit else { return nil }
    let place = space[lit.place]
    return CGRect(origin: .zero, size: space.size).contains(place.centre) ? Hole(lit, place) : nil
  }

  /// So much larger on all sides.
  static func grown(_ path: Path, _ bounds: CGRect, _ by: CGFloat) -> Path {
    guard bounds.width > 0, bounds.height > 0 else { return path }
    let wide = (bounds.width + 2 * by) / bounds.width
    let high = (bounds.height + 2 * by) / bounds.height
    return path.applying(
      CGAffineTransform(
        a: wide, b: 0, c: 0, d: high, tx: bounds.midX * (1 - wide), ty: bounds.midY * (1 - high)))
  }
}

/// All is dark but the hole, whose edge is lit; a small round thing has rays.
private struct Veil: View {
  let hole: Hole?
  let insets: EdgeInsets

  var body: some View {
    Dark(hole: hole?.path, corner: CGPoint(x: insets.leading, y: insets.top))
      .fill(night.opacity(hole == nil ? 0.3 : 0.62), style: FillStyle(eoFill: true))
      .ignoresSafeArea()
    if let hole {
      Canvas { context, _ in
        let box = hole.box
        let far = max(box.width, box.height) / 2
        if far <= min(box.width, box.height) / 2 * 1.2, far <= 44 {
          let around = far * 1.3
          context.fill(
            .rays(box.centre, from: around, to: around + 12, share: 0.34), with: .color(rgb(0xFFE9B0, 0.9)))
        }
        context.stroke(hole.path, with: .color(rgb(0xFFB02E)), lineWidth: 3)
        context.stroke(
          Hole.grown(hole.path, box, -4), with: .color(rgb(0xFFE9B0)), lineWidth: 1)
      }
    }
  }
}

/// The whole window, but for a hole that is measured from its free corner.
private struct Dark: Shape {
  let hole: Path?
  let corner: CGPoint

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    if let hole {
      path.addPath(hole.applying(CGAffineTransform(translationX: corner.x, y: corner.y)))
    }
    return path
  }
}

/// From the bubble to what it points at, which is at that edge of it.
private struct Tip: View {
  let edge: Edge
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      var way = Path()
      way.addLines(corners(size))
      context.fill(way, with: .color(edge == .bottom ? tokens.ivoryLow : tokens.ivoryTop))
      context.stroke(way, with: .color(tokens.gold), lineWidth: 2)
    }
  }

  private func corners(_ size: CGSize) -> [CGPoint] {
    switch edge {
    case .top, .bottom:
      let (root, end) = edge == .top ? (size.height, 0) : (0, size.height)
      return [
        CGPoint(x: 1, y: root), CGPoint(x: size.width / 2, y: end), CGPoint(x: size.width - 1, y: root),
      ]
    case .leading, .trailing:
      let (root, end) = edge == .leading ? (size.width, 0) : (0, size.width)
      return [
        CGPoint(x: root, y: 1), CGPoint(x: end, y: size.height / 2), CGPoint(x: root, y: size.height - 1),
      ]
    }
  }
}

/// A bubble above `at` or below it, where it hides least; beside it, where that is too little; or else at the lower edge. Before
/// it a tip for each edge, of which all but one are nowhere.
private struct Pointing: Layout {
  let at: CGRect?
  /// It rather stands on the thing than scrolls.
  var whole = false

  private let widest: CGFloat = 372
  /// Beside a thing, words need so much.
  private let narrowest: CGFloat = 220
  private let margin: CGFloat = 12
  private let gap: CGFloat = 20
  /// The bar keeps this.
  private let top: CGFloat = 52

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let said = subviews.last else { return }
    let (box, edge) = bubble(bounds.size, said)
    place(said, box, bounds)
    for (tip, other) in zip(subviews, Edge.allCases) {
      guard let at, let edge, other == edge else {
        place(tip, CGRect(origin: box.centre, size: .zero), bounds)
        continue
      }
      place(tip, way(from: box, to: at, edge), bounds)
    }
  }

  private func place(_ part: LayoutSubview, _ box: CGRect, _ bounds: CGRect) {
    part.place(
      at: CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY), anchor: .topLeading,
      proposal: ProposedViewSize(box.size))
  }

  /// Its root is behind the edge of the bubble.
  private func way(from box: CGRect, to thing: CGRect, _ edge: Edge) -> CGRect {
    let x = min(max(thing.midX, box.minX + 30), max(box.minX + 30, box.maxX - 30))
    let y = min(max(thing.midY, box.minY + 30), max(box.minY + 30, box.maxY - 30))
    switch edge {
    case .top: return span(CGPoint(x: x - 13, y: thing.maxY + 3), CGPoint(x: x + 13, y: box.minY + 2))
    case .bottom: return span(CGPoint(x: x - 13, y: box.maxY - 2), CGPoint(x: x + 13, y: thing.minY - 3))
    case .leading: return span(CGPoint(x: thing.maxX + 3, y: y - 13), CGPoint(x: box.minX + 2, y: y + 13))
    case .trailing: return span(CGPoint(x: box.maxX - 2, y: y - 13), CGPoint(x: thing.minX - 3, y: y + 13))
    }
  }

  private func span(_ from: CGPoint, _ until: CGPoint) -> CGRect {
    CGRect(x: from.x, y: from.y, width: max(0, until.x - from.x), height: max(0, until.y - from.y))
  }

  /// Where it is, and at which edge of it the thing.
  private func bubble(_ room: CGSize, _ said: LayoutSubview) -> (CGRect, Edge?) {
    let width = min(room.width - 2 * margin, widest)
    let most = room.height - top - 2 * margin
    func height(_ width: CGFloat) -> CGFloat {
      said.sizeThatFits(ProposedViewSize(width: width, height: most)).height
    }
    let ideal = height(width)
    guard let at else {
      let high = min(ideal, most)
      let y = max(room.height - high - 2 * margin, Space.tiny)
      return (CGRect(x: (room.width - width) / 2, y: y, width: width, height: high), nil)
    }
    let (left, right) = (at.minX - gap - margin, room.width - at.maxX - gap - margin)
    let over = max(at.minY, room.height - at.maxY) - gap - Space.tiny
    if ideal > over, max(left, right) >= narrowest {
      let width = min(max(left, right), widest)
      let high = min(height(width), most)
      let y = max(min(max(at.midY - high / 2, top), room.height - high - Space.tiny), Space.tiny)
      let x = right >= left ? at.maxX + gap : at.minX - gap - width
      return (CGRect(x: x, y: y, width: width, height: high), right >= left ? .leading : .trailing)
    }
    let high = min(ideal, whole ? most : max(over, 96))
    let x = min(max(at.midX - width / 2, margin), max(margin, room.width - margin - width))
    let y = min(max(above(at, high, room), Space.tiny), max(Space.tiny, room.height - high - Space.tiny))
    return (CGRect(x: x, y: y, width: width, height: high), y > at.midY ? .top : .bottom)
  }

  /// Its upper edge above the thing, or below it.
  private func above(_ at: CGRect, _ high: CGFloat, _ room: CGSize) -> CGFloat {
    let above = at.minY - gap - high
    let below = at.maxY + gap
    let fits = below + high <= room.height - Space.tiny
    return (at.midY > room.height / 2 && above >= top) || !fits ? above : below
  }
}
