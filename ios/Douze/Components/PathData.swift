import SwiftUI

/// SVG path data of absolute lines and curves: M, L, Q, C and Z, as `art` writes it.
enum PathData {
  /// A step of the pen.
  enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The path in its own units.
  static func path(_ data: String) -> Path {
    var path = Path()
    for step in steps(data) {
      switch step {
      case .move(let to): path.move(to: to)
      case .line(let to): path.addLine(to: to)
      case .quad(let control, let to): path.addQuadCurve(to: to, control: control)
      case .curve(let one, let two, let to): path.addCurve(to: to, control1: one, control2: two)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// The steps up to the first one that is not understood.
  static func steps(_ data: String) -> [Step] {
    var steps: [Step] = []
    var scanner = PathScanner(data)
    while let command = scanner.command(), let step = scanner.step(command) { steps.append(step) }
    return steps
  }
}

/// Letters and numbers of path data, one after the other.
private struct PathScanner {
  private var rest: Substring.UTF8View

  init(_ data: String) { rest = Substring(data).utf8 }

  mutating func command() -> UInt8? {
    skip()
    return rest.popFirst()
  }

  mutating func step(_ command: UInt8) -> PathData.Step? {
    switch command {
    case UInt8(ascii: "M"): return point().map { .move($0) }
    case UInt8(ascii: "L"): return point().map { .line($0) }
    case UInt8(ascii: "Q"):
      guard let control = point(), let to = point() else { return nil }
      return .quad(control, to)
    case UInt8(ascii: "C"):
      guard let one = point(), let two = point(), let to = point() else { return nil }
      return .curve(one, two, to)
    case UInt8(ascii: "Z"): return .close
    default: return nil
    }
  }

  private mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  private mutating func number() -> Double? {
    skip()
    let digits = rest.prefix { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
    rest = rest.dropFirst(digits.count)
    return Double(Substring(digits))
  }

  private mutating func skip() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
  }
}
