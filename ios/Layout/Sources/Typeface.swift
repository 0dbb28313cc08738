import Foundation

/// The widths of a face's letters, out of its TrueType file; in parts of its size.
public struct Typeface: Sendable {
  public let name: String
  let advances: [UInt32: CGFloat]
  let other: CGFloat
  let ascent: CGFloat
  let descent: CGFloat

  /// Letters are taken for a little wider than they are, so that a fault shows rather than hides.
  static let caution: CGFloat = 1.03

  /// One whose file is not here: every letter as wide as this.
  public init(_ name: String, each: CGFloat) {
    (self.name, advances, other, ascent, descent) = (name, [:], each, 0.95, 0.24)
  }

  /// nil: no face.
  public init?(_ name: String, _ data: Data) {
    let bytes = [UInt8](data)
    func u16(_ at: Int) -> Int? {
      at + 1 < bytes.count && at >= 0 ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
    }
    func i16(_ at: Int) -> Int? { u16(at).map { $0 > 0x7FFF ? $0 - 0x10000 : $0 } }
    func u32(_ at: Int) -> Int? { u16(at).flatMap { high in u16(at + 2).map { high << 16 | $0 } } }
    var tables: [String: Int] = [:]
    guard let count = u16(4) else { return nil }
    for table in 0..<count {
      let at = 12 + 16 * table
      guard at + 16 <= bytes.count, let offset = u32(at + 8) else { return nil }
      tables[String(decoding: bytes[at..<at + 4], as: UTF8.self)] = offset
    }
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"], let em = u16(head + 18), em > 0, let up = i16(hhea + 4),
      let down = i16(hhea + 6), let gap = i16(hhea + 8), let metrics = u16(hhea + 34), metrics > 0
    else { return nil }
    func advance(_ glyph: Int) -> CGFloat {
      CGFloat(u16(hmtx + 4 * min(glyph, metrics - 1)) ?? 0) / CGFloat(em)
    }
    var advances: [UInt32: CGFloat] = [:]
    for encoding in 0..<(u16(cmap + 2) ?? 0) {
      guard let offset = u32(cmap + 8 + 8 * encoding) else { continue }
      let at = cmap + offset
      guard u16(at) == 4, let segments = u16(at + 6).map({ $0 / 2 }) else { continue }
      let (ends, starts) = (at + 14, at + 16 + 2 * segments)
      let (deltas, ranges) = (starts + 2 * segments, starts + 4 * segments)
      for segment in 0..<segments {
        guard let end = u16(ends + 2 * segment), let start = u16(starts + 2 * segment),
          let delta = u16(deltas + 2 * segment), let range = u16(ranges + 2 * segment), start <= end,
          start < 0xFFFF
        else { continue }
        for code in start...min(end, 0xFFFE) {
          let glyph =
            range == 0
            ? (code + delta) & 0xFFFF
            : u16(ranges + 2 * segment + range + 2 * (code - start)).map {
              $0 == 0 ? 0 : ($0 + delta) & 0xFFFF
            } ?? 0
          if glyph != 0 { advances[UInt32(code)] = advance(glyph) }
        }
      }
    }
    guard !advances.isEmpty else { return nil }
    (self.name, self.advances, other) = (name, advances, 0.6)
    (ascent, descent) = (CGFloat(up) / CGFloat(em), CGFloat(gap - down) / CGFloat(em))
  }

  func width(_ words: some StringProtocol, _ points: CGFloat, tracking: CGFloat = 0) -> CGFloat {
    let letters = words.unicodeScalars
    let sum = letters.reduce(0) { $0 + (advances[$1.value] ?? other) }
    return sum * points * Self.caution + tracking * CGFloat(letters.count)
  }

  func lineHeight(_ points: CGFloat) -> CGFloat { (ascent + descent) * points }
}

/// The faces that are here, by the names under which views ask for them.
public enum Typefaces {
  /// Where `art/fonts` brings them: target/fonts/fonts of this checkout.
  public static let folder: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "art/fonts").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "target/fonts/fonts")
  }()

  private static let files = [
    "Federo-Regular": "Federo.ttf", "Limelight-Regular": "Limelight.ttf",
    "AlegreyaSans-Medium": "AlegreyaSans-Medium.ttf", "AlegreyaSans-Bold": "AlegreyaSans-Bold.ttf",
  ]
  private static let read: [String: Typeface] = files.reduce(into: [:]) { read, file in
    guard let data = try? Data(contentsOf: folder.appending(path: file.value)) else { return }
    read[file.key] = Typeface(file.key, data)
  }

  /// Files that are not here: their letters are only guessed.
  public static var missing: [String] { files.keys.filter { read[$0] == nil }.sorted() }

  /// The face of this name; the app’s sans, or letters of an average width, where it is missing.
  public static func named(_ name: String?, monospaced: Bool = false) -> Typeface {
    if monospaced { return Typeface("monospaced", each: 0.6) }
    // The system's letters are about as wide as these.
    return name.flatMap { read[$0] } ?? read["AlegreyaSans-Bold"] ?? Typeface(name ?? "system", each: 0.53)
  }
}
