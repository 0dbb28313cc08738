import Foundation
import SwiftUI

/// Reads the pack of pictures; art/src/pack.rs says how it is written.
final class Pack: @unchecked Sendable {
  /// Colours along a line or around a point, or one.
  enum Paint: Sendable {
    case colour(Color)
    case linear([Gradient.Stop], from: CGPoint, to: CGPoint)
    case radial([Gradient.Stop], centre: CGPoint, radius: CGFloat)
  }

  /// One step of a picture, in the picture's units.
  enum Step: Sendable {
    /// Where the colours are an ellipse, the path is in a room that is `squeeze` as high, seen from `middle`.
    case fill(Path, Paint, evenOdd: Bool, squeeze: CGFloat, middle: CGFloat)
    case stroke(Path, Paint, StrokeStyle)
    case clip(Path, evenOdd: Bool)
    case layer(Double)
    case pop
    case use(Int, scale: CGFloat, at: CGPoint)
  }

  struct Drawn: Sendable {
    let bounds: CGRect
    let steps: [Step]
  }

  /// The app's own pack; without it nothing is drawn.
  static let shipped: Pack? = {
    guard let file = Bundle.main.url(forResource: "pictures", withExtension: "pack"),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return Pack(data)
  }()

  private let bytes: [UInt8]
  private var colours: [Color] = []
  private var gradients: [[Gradient.Stop]] = []
  private var shapes: [Range<Int>] = []
  private var pictures: [Range<Int>] = []
  private var drawn: [Int: Drawn] = [:]
  private let lock = NSLock()

  /// Nothing, when the bytes are damaged or have other pictures than `Art`.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    do {
      var reader = Reader(bytes, 0..<bytes.count)
      guard try (0..<4).map({ _ in try reader.byte() }) == Array("DZA1".utf8) else { return nil }
      let sum = try (0..<4).reduce(UInt32(0)) { sum, place in try sum | UInt32(reader.byte()) << (8 * place) }
      guard sum == Art.namesSum else { return nil }
      colours = try (0..<reader.number()).map { _ in
        let parts = try (0..<4).map { _ in try Double(reader.byte()) / 255 }
        return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      }
      gradients = try (0..<reader.number()).map { _ in
        try (0..<reader.number()).map { _ in
          let location = try CGFloat(reader.byte()) / 255
          return try Gradient.Stop(color: colours.of(reader.number()), location: location)
        }
      }
      shapes = try reader.ranges()
      pictures = try reader.ranges()
    } catch {
      return nil
    }
  }

  /// The picture of this number, read when it is asked for first.
  func picture(_ number: Int) -> Drawn? {
    lock.lock()
    defer { lock.unlock() }
    if let known = drawn[number] { return known }
    guard let read = try? read(number) else { return nil }
    drawn[number] = read
    return read
  }

  private func read(_ number: Int) throws -> Drawn {
    var reader = try Reader(bytes, pictures.of(number))
    let edges = try (0..<4).map { _ in try reader.place() }
    var steps: [Step] = []
    while !reader.atEnd { steps.append(try step(&reader)) }
    return Drawn(bounds: CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]), steps: steps)
  }

  private func step(_ reader: inout Reader) throws -> Step {
    let flags = try reader.byte()
    switch flags & 7 {
    case 0:
      let shape = try Shape(&reader, flags)
      let (paint, squeeze, middle) = try paint(&reader, flags, shape)
      return try .fill(
        path(shape, squeeze: squeeze, middle: middle), paint, evenOdd: flags & 8 != 0, squeeze: squeeze,
        middle: middle)
    case 1:
      let shape = try Shape(&reader, flags)
      let width = try CGFloat(reader.number()) / 100
      let style = StrokeStyle(
        lineWidth: width, lineCap: flags & 8 == 0 ? .butt : .round,
        lineJoin: flags & 128 == 0 ? .miter : .round,
        miterLimit: 4)
      return try .stroke(path(shape), paint(&reader, flags, shape).0, style)
    case 2: return try .clip(path(Shape(&reader, flags)), evenOdd: flags & 8 != 0)
    case 3: return try .layer(Double(reader.byte()) / 255)
    case 4: return .pop
    default:
      let number = try reader.number()
      let scale = try CGFloat(reader.number()) / 10_000
      return try .use(number, scale: scale, at: CGPoint(x: reader.place(), y: reader.place()))
    }
  }

  /// An outline and where it is.
  private struct Shape {
    let number: Int
    let x: CGFloat
    let y: CGFloat
    let mirror: CGFloat

    init(_ reader: inout Reader, _ flags: UInt8) throws {
      number = try reader.number()
      x = try reader.place()
      y = try reader.place()
      mirror = flags & 16 == 0 ? 1 : -1
    }
  }

  /// The colours, how high their ellipse is for its width, and where its middle is.
  private func paint(_ reader: inout Reader, _ flags: UInt8, _ shape: Shape) throws -> (
    Paint, CGFloat, CGFloat
  ) {
    func point(_ reader: inout Reader) throws -> CGPoint {
      try CGPoint(x: shape.x + reader.place(), y: shape.y + reader.place())
    }
    let kind = flags >> 5 & 3
    switch kind {
    case 0: return try (.colour(colours.of(reader.number())), 1, 0)
    case 1:
      let from = try point(&reader)
      let to = try point(&reader)
      return try (.linear(gradients.of(reader.number()), from: from, to: to), 1, 0)
    default:
      let centre = try point(&reader)
      let radius = try CGFloat(reader.number()) / Reader.unit
      let squeeze = try kind == 3 ? CGFloat(reader.number()) / 1000 : 1
      guard squeeze > 0 else { throw Damaged() }
      return try (.radial(gradients.of(reader.number()), centre: centre, radius: radius), squeeze, centre.y)
    }
  }

  private func path(_ shape: Shape, squeeze: CGFloat = 1, middle: CGFloat = 0) throws -> Path {
    var reader = try Reader(bytes, shapes.of(shape.number))
    var path = Path()
    var x: CGFloat = 0
    var y: CGFloat = 0
    func point(_ reader: inout Reader) throws -> CGPoint {
      x += try reader.place()
      y += try reader.place()
      return CGPoint(x: shape.x + shape.mirror * x, y: middle + (shape.y + y - middle) / squeeze)
    }
    path.move(to: CGPoint(x: shape.x, y: middle + (shape.y - middle) / squeeze))
    while !reader.atEnd {
      let run = try reader.byte()
      let count = Int(run & 63)
      switch run >> 6 {
      case 0: for _ in 0..<count { path.addLine(to: try point(&reader)) }
      case 1:
        for _ in 0..<count {
          let control = try point(&reader)
          path.addQuadCurve(to: try point(&reader), control: control)
        }
      case 2:
        for _ in 0..<count {
          let one = try point(&reader)
          let two = try point(&reader)
          path.addCurve(to: try point(&reader), control1: one, control2: two)
        }
      default: if count == 1 { path.closeSubpath() } else { path.move(to: try point(&reader)) }
      }
    }
    return path
  }
}

private struct Damaged: Error {}

extension Array {
  /// Instead of a trap: the bytes may be damaged.
  fileprivate func of(_ place: Int) throws -> Element {
    guard indices.contains(place) else { throw Damaged() }
    return self[place]
  }
}

private struct Reader {
  static let unit: CGFloat = 20
  private let bytes: [UInt8]
  private var at: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  var atEnd: Bool { at >= end }

  mutating func byte() throws -> UInt8 {
    guard at < end else { throw Damaged() }
    defer { at += 1 }
    return bytes[at]
  }

  mutating func number() throws -> Int {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try byte()
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw Damaged()
  }

  mutating func place() throws -> CGFloat {
    let folded = try number()
    return CGFloat(folded >> 1 ^ -(folded & 1)) / Self.unit
  }

  mutating func ranges() throws -> [Range<Int>] {
    try (0..<number()).map { _ in
      let length = try number()
      guard at + length <= end else { throw Damaged() }
      defer { at += length }
      return at..<at + length
    }
  }
}
