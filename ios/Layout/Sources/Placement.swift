import Foundation

/// A window in which views are placed.
public final class Placement {
  public let window: CGSize
  /// What the system does not cover.
  public private(set) var safe: CGRect
  /// So far a view grows that ignores the safe area.
  private(set) var whole: CGRect
  public private(set) var matrix = Matrix.identity
  public let root: Placed
  private var current: Placed

  /// Lays `node` out in a window of this size.
  public init(_ node: Node, window: CGSize, insets: Insets = Insets()) {
    self.window = window
    safe = CGRect(
      x: insets.leading, y: insets.top, width: window.width - insets.leading - insets.trailing,
      height: window.height - insets.top - insets.bottom)
    whole = CGRect(origin: .zero, size: window)
    root = Placed("window", CGRect(origin: .zero, size: window))
    current = root
    let offer = Proposal(safe.size)
    let at = Node.start(node, offer, in: safe.size, .centre)
    node.place(CGPoint(x: safe.minX + at.x, y: safe.minY + at.y), offer, self)
  }

  func within(_ placed: Placed, _ work: () -> Void) {
    let before = current
    placed.parent = current
    current.children.append(placed)
    current = placed
    work()
    current = before
  }

  func turned(_ how: Matrix, _ work: () -> Void) {
    let before = matrix
    matrix = how.concatenating(matrix)
    work()
    matrix = before
  }

  func safely(_ area: CGRect, of whole: CGRect, _ work: () -> Void) {
    let before = (safe, self.whole)
    (safe, self.whole) = (area, whole)
    work()
    (safe, self.whole) = before
  }

  /// How far the system covers what is round `frame`: nothing where it does not touch the safe area's edge.
  func insets(_ frame: CGRect) -> Insets {
    Insets(
      top: abs(frame.minY - safe.minY) < 0.6 ? safe.minY - whole.minY : 0,
      leading: abs(frame.minX - safe.minX) < 0.6 ? safe.minX - whole.minX : 0,
      bottom: abs(frame.maxY - safe.maxY) < 0.6 ? whole.maxY - safe.maxY : 0,
      trailing: abs(frame.maxX - safe.maxX) < 0.6 ? whole.maxX - safe.maxX : 0)
  }
}

/// What letters came to be.
public struct Letters: Sendable {
  public let words: String
  public let face: String
  /// Their size in points, made smaller where they did not fit.
  public let points: CGFloat
  public let lines: [String]
  public let lineHeight: CGFloat
  public let ascent: CGFloat
  /// Some are not shown.
  public let cut: Bool
  /// A word is broken in its middle.
  public let broken: Bool
  /// 0: lines begin at the left, 1: they end at the right.
  public let aligned: CGFloat
  /// How wide the lines are.
  public let widths: [CGFloat]
}

/// A view in its place.
public final class Placed {
  public let kind: String
  /// The app's view in whose body it stands.
  public let owner: String
  /// Before it is turned or scaled.
  public let frame: CGRect
  /// From `frame` to the window.
  public let matrix: Matrix
  public internal(set) weak var parent: Placed?
  public internal(set) var children: [Placed] = []
  public var letters: Letters?
  /// It can be pressed.
  public var touch = false
  /// What a screen reader calls it.
  public var label: String?
  /// Nothing in it can be pressed.
  public var untouched = false
  public var clips = false
  public var scrolls: (across: Bool, down: Bool) = (false, false)
  /// A stack's children need so much more than it was offered.
  public var squeezed: CGFloat?
  /// It hides what is under it.
  public var opaque = false
  /// It darkens what is under it, which is not to be read then.
  public var dims = false
  public var opacity = 1.0
  /// Draws it, into a context that the views know.
  public var draw: ((Any) -> Void)?
  /// Its outline where it clips.
  public var outline: Any?
  /// Corners of what of it takes a touch, in `frame`'s coordinates; nil: all of it.
  public var hit: [CGPoint]?

  init(_ kind: String, _ owner: String, _ frame: CGRect, _ scene: Placement) {
    (self.kind, self.owner, self.frame, matrix) = (kind, owner, frame, scene.matrix)
  }
  init(_ kind: String, _ frame: CGRect) {
    (self.kind, owner, self.frame, matrix) = (kind, "", frame, .identity)
  }

  /// In the window, when turned the box round it.
  public var box: CGRect { frame.applying(matrix) }

  /// Itself and all in it, those below first.
  public var all: [Placed] { [self] + children.flatMap(\.all) }
}

/// An affine transform; Apple's is not here.
public struct Matrix: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) {
    let (sin, cos) = (CGFloat(Foundation.sin(Double(angle))), CGFloat(Foundation.cos(Double(angle))))
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }
  public static let identity = Matrix()
  public func concatenating(_ o: Matrix) -> Matrix {
    Matrix(
      a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
      tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Matrix {
    Matrix(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Matrix { Matrix(scaleX: x, y: y).concatenating(self) }
  public func rotated(by angle: CGFloat) -> Matrix { Matrix(rotationAngle: angle).concatenating(self) }
  /// Back again.
  public var inverse: Matrix {
    let area = a * d - b * c
    guard area != 0 else { return .identity }
    return Matrix(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }
  /// About a point.
  public func about(_ at: CGPoint) -> Matrix {
    Matrix(translationX: -at.x, y: -at.y).concatenating(self).translated(at)
  }
  private func translated(_ by: CGPoint) -> Matrix { concatenating(Matrix(translationX: by.x, y: by.y)) }
}

extension CGPoint {
  /// Where `t` moves the point.
  public func applying(_ t: Matrix) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around the corners that `t` moves.
  public func applying(_ t: Matrix) -> CGRect {
    if t == .identity { return self }
    let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map {
      CGPoint(x: $0.0, y: $0.1).applying(t)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
