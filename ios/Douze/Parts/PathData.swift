import SwiftUI

/// SVG path data of absolute lines and curves: M, L, Q, C and Z, as `art` writes it.
enum PathData {
  /// The path in its own units; what comes after something unknown is left out.
  static func path(_ data: String) -> Path {
    var path = Path()
    var scanner = PathScanner(data)
    while let command = scanner.command() {
      switch command {
      case "M":
        guard let to = scanner.point() else { return path }
        path.move(to: to)
      case "L":
        guard let to = scanner.point() else { return path }
        path.addLine(to: to)
      case "Q":
        guard let control = scanner.point(), let to = scanner.point() else { return path }
        path.addQuadCurve(to: to, control: control)
      case "C":
        guard let one = scanner.point(), let two = scanner.point(), let to = scanner.point() else {
          return path
        }
        path.addCurve(to: to, control1: one, control2: two)
      case "Z":
        path.closeSubpath()
      default:
        return path
      }
    }
    return path
  }
}

/// Letters and numbers of path data, one after the other.
private struct PathScanner {
  private var rest: Substring.UTF8View
  private var last: Character = "M"

  init(_ data: String) { rest = Substring(data).utf8 }

  /// The next command; numbers without a letter repeat the last one.
  mutating func command() -> Character? {
    skip()
    guard let first = rest.first else { return nil }
    let letter = Character(Unicode.Scalar(first))
    if letter.isLetter {
      rest.removeFirst()
      last = letter
    } else if last == "M" {
      last = "L"
    } else if last == "Z" {
      return nil
    }
    return last
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  private mutating func number() -> Double? {
    skip()
    var length = 0
    var dotted = false
    for byte in rest {
      let digit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let dot = byte == UInt8(ascii: ".") && !dotted
      let sign = byte == UInt8(ascii: "-") && length == 0
      guard digit || dot || sign else { break }
      dotted = dotted || dot
      length += 1
    }
    let digits = rest.prefix(length)
    rest = rest.dropFirst(length)
    return Double(Substring(digits))
  }

  private mutating func skip() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
  }
}
