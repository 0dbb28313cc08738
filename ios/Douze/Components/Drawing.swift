import SwiftUI

/// A drawing in a square of 24 units, to be filled even-odd; parsed once.
struct Drawing: Shape {
  private let path: Path

  @MainActor private static var parsed: [String: Path] = [:]
  private nonisolated static let side: CGFloat = 24

  @MainActor init(_ data: String) {
    if let known = Self.parsed[data] {
      path = known
    } else {
      path = PathData.path(data)
      Self.parsed[data] = path
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let left = rect.midX - side / 2
    let top = rect.midY - side / 2
    let scale = side / Self.side
    return path.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top))
  }
}
