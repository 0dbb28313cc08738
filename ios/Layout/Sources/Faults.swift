import Foundation

/// Something that people could not read or press.
public struct Fault: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable {
    case small = "letters below 11 points"
    case cut = "words that are not whole"
    case broken = "a word broken in its middle"
    case clipped = "words outside of what shows them"
    case overlap = "words on words"
    case covered = "words half covered"
    case bars = "under the system's bars"
    case narrow = "a target below 44 points"
    case touches = "targets on each other"
    case squeezed = "a stack with less than its least"
  }
  public let kind: Kind
  /// The app's view in whose body it stands.
  public let owner: String
  public let what: String
  public var description: String { "\(kind.rawValue): \(owner): \(what)" }
}

extension Placement {
  /// All that is wrong in this window.
  public var faults: [Fault] {
    var search = Search(window: CGRect(origin: .zero, size: window), safe: safe)
    search.look(root, Search.Around())
    search.overlaps()
    return search.faults
  }
}

private struct Search {
  let window: CGRect
  let safe: CGRect
  var faults: [Fault] = []
  private var words: [Seen] = []
  private var targets: [Seen] = []

  init(window: CGRect, safe: CGRect) { (self.window, self.safe) = (window, safe) }

  /// Words or a target, with what scrolls it.
  private struct Seen {
    let box: CGRect
    /// What its parents show of it.
    let shown: CGRect
    let scroll: ObjectIdentifier?
    let owner: String
    let what: String
    /// What of it takes a touch, where that is not all of its box.
    var outline: Outline?
    /// Above it nothing is counted against it any more.
    var hidden = false
  }

  /// What is round a view.
  struct Around {
    var clip = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    /// The same without what can be scrolled to.
    var hard = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    /// The frame in which it has to find its place.
    var room = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    var scroll: ObjectIdentifier?
    var free = (across: false, down: false)
    var typed = false
    var floats = false
    var untouched = false
    var label = ""
    var target = false
  }

  mutating func look(_ placed: Placed, _ around: Around) {
    var around = around
    let box = placed.box
    if placed.untouched { around.untouched = true }
    if Self.floating.contains(placed.owner) { around.floats = true }
    if let label = placed.label { around.label = label }
    // Offered little by a stack that has room enough in the end, it stands well all the same.
    if let least = placed.squeezed, least > 1, !around.room.insetBy(dx: -1, dy: -1).holds(box) {
      add(.squeezed, placed, "\(placed.kind) by \(Int(least.rounded(.up)))")
    }
    if placed.opaque { cover(box, around) }
    if placed.dims, box.holds(safe) { veil() }
    if placed.letters != nil { read(placed, box, around) }
    let pressed = placed.touch && !around.untouched && !around.target
    let outside = around
    if placed.touch { around.target = true }
    if placed.clips {
      around.clip = around.clip.intersection(box)
      around.typed = around.typed || placed.kind == "TextField" || placed.kind == "TextEditor"
      if placed.scrolls.across || placed.scrolls.down {
        around.scroll = ObjectIdentifier(placed)
        around.free.across = around.free.across || placed.scrolls.across
        around.free.down = around.free.down || placed.scrolls.down
      }
      let hard = CGRect(
        x: placed.scrolls.across ? -1e6 : box.minX, y: placed.scrolls.down ? -1e6 : box.minY,
        width: placed.scrolls.across ? 2e6 : box.width, height: placed.scrolls.down ? 2e6 : box.height)
      if placed.scrolls.down { around.hard = around.hard.withoutY }
      if placed.scrolls.across { around.hard = around.hard.withoutX }
      around.hard = around.hard.intersection(hard)
    }
    if Self.frames.contains(placed.kind) {
      around.room = box
      if placed.scrolls.down { around.room = around.room.withoutY }
      if placed.scrolls.across { around.room = around.room.withoutX }
    }
    for child in placed.children { look(child, around) }
    // Not hidden by what it shows itself.
    if pressed { press(placed, box, outside) }
  }

  /// What people close may stand on anything, without a veil.
  private static let floating: Set = ["TipOverlay"]

  private static let frames: Set = ["window", "frame", "ScrollView", "GeometryReader"]

  private mutating func add(_ kind: Fault.Kind, _ placed: Placed, _ what: String) {
    faults.append(Fault(kind: kind, owner: placed.owner, what: what))
  }

  private mutating func read(_ placed: Placed, _ box: CGRect, _ around: Around) {
    guard let letters = placed.letters, letters.words.contains(where: { !$0.isWhitespace }) else { return }
    let told = String(letters.words.prefix(60)).replacing("\n", with: " ")
    let scale = abs(placed.matrix.a * placed.matrix.d - placed.matrix.b * placed.matrix.c).squareRoot()
    if letters.points * scale < 10.95 {
      add(.small, placed, "\((letters.points * scale * 10).rounded() / 10) pt: \(told)")
    }
    if around.typed { return }
    if letters.cut { add(.cut, placed, told) }
    if letters.broken { add(.broken, placed, told) }
    let ink = ink(letters, placed.frame).applying(placed.matrix)
    if !around.hard.insetBy(dx: -1.5, dy: -1.5).holds(ink) {
      let seen = around.hard.intersection(ink)
      let whole = "\(Int(ink.width)) × \(Int(ink.height))"
      let part = seen.isNull ? "none" : "\(Int(seen.width)) × \(Int(seen.height)) of \(whole)"
      add(.clipped, placed, "\(told) (\(part) seen)")
    }
    let bounds = CGRect(
      x: around.free.across ? -1e6 : safe.minX, y: around.free.down ? -1e6 : safe.minY,
      width: around.free.across ? 2e6 : safe.width, height: around.free.down ? 2e6 : safe.height)
    if !bounds.insetBy(dx: -1.5, dy: -1.5).holds(ink) { add(.bars, placed, told) }
    words.append(
      Seen(
        box: ink, shown: ink.intersection(around.clip), scroll: around.scroll, owner: placed.owner, what: told
      ))
  }

  /// Where there is ink: lines without the air above and below their letters.
  private func ink(_ letters: Letters, _ frame: CGRect) -> CGRect {
    let wide = letters.widths.max() ?? 0
    let air = letters.lineHeight * 0.16
    return CGRect(
      x: frame.minX + (frame.width - wide) * letters.aligned, y: frame.minY + air, width: wide,
      height: max(1, frame.height - 2 * air))
  }

  private mutating func press(_ placed: Placed, _ box: CGRect, _ around: Around) {
    let told = around.label.isEmpty ? first(placed) : around.label
    if min(box.width, box.height) < 43.5 {
      add(.narrow, placed, "\(Int(box.width)) × \(Int(box.height)): \(told.prefix(60))")
    }
    let bounds = CGRect(
      x: around.free.across ? -1e6 : safe.minX, y: around.free.down ? -1e6 : safe.minY,
      width: around.free.across ? 2e6 : safe.width, height: around.free.down ? 2e6 : safe.height)
    if !bounds.insetBy(dx: -1, dy: -1).holds(box) { add(.bars, placed, String(told.prefix(60))) }
    targets.append(
      Seen(
        box: box, shown: box.intersection(around.clip), scroll: around.scroll, owner: placed.owner,
        what: String(told.prefix(60)),
        outline: placed.all.first { $0.hit != nil }.flatMap { inner in
          inner.hit.map { Outline(round: $0.map { $0.applying(inner.matrix) }) }
        }))
  }

  private func first(_ placed: Placed) -> String {
    placed.all.compactMap { $0.label ?? $0.letters?.words }.first ?? ""
  }

  /// Something opaque comes over all that was before it.
  private mutating func cover(_ box: CGRect, _ around: Around) {
    let box = box.intersection(around.clip)
    if box.isNull || box.width < 8 || box.height < 8 { return }
    for index in words.indices where !words[index].hidden {
      let shown = words[index].shown
      let both = shown.intersection(box)
      if both.isNull || both.width < 2 || both.height < 2 { continue }
      words[index].hidden = true
      if around.floats || box.insetBy(dx: -2, dy: -2).holds(shown) { continue }
      faults.append(Fault(kind: .covered, owner: words[index].owner, what: words[index].what))
    }
    for index in targets.indices where !targets[index].hidden {
      if around.floats, targets[index].shown.intersects(box) { targets[index].hidden = true }
      if box.insetBy(dx: -2, dy: -2).holds(targets[index].shown) { targets[index].hidden = true }
    }
  }

  /// A veil over the whole window: what is under it is not to be read, and what stands before it may hide it.
  private mutating func veil() {
    for index in words.indices { words[index].hidden = true }
    for index in targets.indices { targets[index].hidden = true }
  }

  mutating func overlaps() {
    pairs(words, 2) { a, b in
      Fault(
        kind: .overlap, owner: a.owner == b.owner ? a.owner : "\(a.owner), \(b.owner)",
        what: "\(a.what) | \(b.what)")
    }
    // A smaller one that stands on a larger one may.
    pairs(targets, 6, inside: true) { a, b in
      Fault(
        kind: .touches, owner: a.owner == b.owner ? a.owner : "\(a.owner), \(b.owner)",
        what: "\(a.what) | \(b.what)")
    }
  }

  private mutating func pairs(
    _ seen: [Seen], _ least: CGFloat, inside: Bool = false, _ fault: (Seen, Seen) -> Fault
  ) {
    let seen = seen.filter { !$0.hidden }
    for (index, a) in seen.enumerated() {
      for b in seen[(index + 1)...] {
        var both = a.scroll == b.scroll ? a.box.intersection(b.box) : a.shown.intersection(b.shown)
        if let one = a.outline, let other = b.outline { both = both.intersection(one.common(other)) }
        if both.isNull || both.width <= least || both.height <= least { continue }
        if inside,
          a.box.insetBy(dx: -2, dy: -2).holds(b.box) || b.box.insetBy(dx: -2, dy: -2).holds(a.box)
        {
          continue
        }
        faults.append(fault(a, b))
      }
    }
  }
}

extension CGRect {
  /// Foundation's `contains` compares a union with the rectangle itself, and is wrong by what that rounds.
  fileprivate func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
  fileprivate var withoutY: CGRect { CGRect(x: minX, y: -1e6, width: width, height: 2e6) }
  fileprivate var withoutX: CGRect { CGRect(x: -1e6, y: minY, width: 2e6, height: height) }
}
