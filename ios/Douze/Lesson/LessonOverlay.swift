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
      // What has to be scrolled to first is not pointed at.
      let window = CGRect(origin: .zero, size: space.size)
      let thing = lit.flatMap { thing in
        let place = space[thing.place]
        return window.contains(place.centre) ? Hole(thing, place) : nil
      }
      ZStack(alignment: .topTrailing) {
        Veil(hole: thing, insets: space.safeAreaInsets).silent()
        Pointing(at: thing?.box) {
          Tip(up: true).silent()
          Tip(up: false).silent()
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
    Fitted {
      ScrollView {
        VStack(spacing: 10) {
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

/// From the bubble to what it points at.
private struct Tip: View {
  let up: Bool
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      let (root, end) = up ? (size.height, CGFloat(0)) : (0, size.height)
      var way = Path()
      way.addLines([
        CGPoint(x: 1, y: root), CGPoint(x: size.width / 2, y: end), CGPoint(x: size.width - 1, y: root),
      ])
      context.fill(way, with: .color(up ? tokens.ivoryTop : tokens.ivoryLow))
      context.stroke(way, with: .color(tokens.gold), lineWidth: 2)
    }
  }
}

/// A bubble beside `at`, where it hides least, or else at the lower edge; before it the tip that points up, then the one that
/// points down: the other one is nowhere.
private struct Pointing: Layout {
  let at: CGRect?

  private let widest: CGFloat = 372
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
    guard subviews.count == 3 else { return }
    let bubble = bubble(bounds, subviews[2])
    subviews[2].place(at: bubble.origin, anchor: .topLeading, proposal: ProposedViewSize(bubble.size))
    let thing = at?.offsetBy(dx: bounds.minX, dy: bounds.minY)
    for (tip, up) in [(subviews[0], true), (subviews[1], false)] {
      guard let thing, up == (bubble.minY > thing.midY) else {
        tip.place(at: bubble.centre, anchor: .center, proposal: ProposedViewSize(.zero))
        continue
      }
      let x = min(max(thing.midX, bubble.minX + 30), max(bubble.minX + 30, bubble.maxX - 30))
      // Its root is behind the edge of the bubble.
      let (from, until) = up ? (thing.maxY + 3, bubble.minY + 2) : (bubble.maxY - 2, thing.minY - 3)
      tip.place(
        at: CGPoint(x: x - 13, y: from), anchor: .topLeading,
        proposal: ProposedViewSize(width: 26, height: max(0, until - from)))
    }
  }

  private func bubble(_ bounds: CGRect, _ bubble: LayoutSubview) -> CGRect {
    let width = min(bounds.width - 2 * margin, widest)
    let most = bounds.height - top - 2 * margin
    let ideal = bubble.sizeThatFits(ProposedViewSize(width: width, height: most)).height
    let high = at.map { min(ideal, max(roomBeside($0, bounds), 96)) } ?? min(ideal, most)
    let middle = at?.midX ?? bounds.width / 2
    let left = min(max(middle - width / 2, margin), max(margin, bounds.width - margin - width))
    let y = min(max(over(high, bounds), Space.tiny), max(Space.tiny, bounds.height - high - Space.tiny))
    return CGRect(x: bounds.minX + left, y: bounds.minY + y, width: width, height: high)
  }

  /// The more of what is above the thing and below it.
  private func roomBeside(_ thing: CGRect, _ bounds: CGRect) -> CGFloat {
    max(thing.minY, bounds.height - thing.maxY) - gap - Space.tiny
  }

  private func over(_ high: CGFloat, _ bounds: CGRect) -> CGFloat {
    guard let at else { return bounds.height - high - 2 * margin }
    let above = at.minY - gap - high
    let below = at.maxY + gap
    let fits = below + high <= bounds.height - Space.tiny
    return (at.midY > bounds.height / 2 && above >= top) || !fits ? above : below
  }
}
