import Foundation

/// How letters are to be set.
public struct Setting: Hashable, Sendable {
  public var face: String?
  public var monospaced = false
  public var points: CGFloat = 17
  public var tracking: CGFloat = 0
  /// Between lines, beyond their height.
  public var spacing: CGFloat = 0
  public var aligned: CGFloat = 0
  /// At most so many lines.
  public var limit: Int?
  /// How small they may become to fit.
  public var smallest: CGFloat = 1
  public init() {}
}

/// `Text`: as wide as its words in one line where it may; else in further lines; cut where there is no room for them.
public final class Words: Node, @unchecked Sendable {
  let words: String
  let setting: Setting
  let face: Typeface
  let paint: (Placed) -> Void
  private var set: [Proposal: Letters] = [:]

  public init(_ words: String, _ setting: Setting, paint: @escaping (Placed) -> Void = { _ in }) {
    (self.words, self.setting, self.paint) = (words, setting, paint)
    face = Typefaces.named(setting.face, monospaced: setting.monospaced)
    super.init("Text")
  }

  public override func measure(_ proposal: Proposal) -> CGSize {
    let letters = letters(proposal)
    let width = letters.widths.max() ?? 0
    let gaps = setting.spacing * CGFloat(max(0, letters.lines.count - 1))
    return CGSize(
      width: up(width), height: up(letters.lineHeight * CGFloat(letters.lines.count) + gaps))
  }
  public override func mark(_ placed: Placed, _ proposal: Proposal) {
    placed.letters = letters(proposal)
    paint(placed)
  }
  public override func baseline(_ proposal: Proposal, last: Bool) -> CGFloat {
    let letters = letters(proposal)
    let before = last ? CGFloat(max(0, letters.lines.count - 1)) : 0
    return letters.ascent + before * (letters.lineHeight + setting.spacing)
  }

  /// To half a point, as pixels.
  private func up(_ length: CGFloat) -> CGFloat { (length * 2 - 0.001).rounded(.up) / 2 }

  /// How they are set, offered this.
  public func letters(_ proposal: Proposal) -> Letters {
    if let letters = set[proposal] { return letters }
    var scale: CGFloat = 1
    var letters = letters(proposal, scale)
    while letters.cut || letters.broken && setting.smallest < 1, scale > setting.smallest {
      scale = max(setting.smallest, scale - 0.02)
      letters = self.letters(proposal, scale)
    }
    set[proposal] = letters
    return letters
  }

  private func letters(_ proposal: Proposal, _ scale: CGFloat) -> Letters {
    let points = setting.points * scale
    let lineHeight = face.lineHeight(points)
    let width = proposal.width ?? .infinity
    var broken = false
    var lines: [String] = []
    var cut = false
    for part in words.split(separator: "\n", omittingEmptySubsequences: false) {
      // A single line is cut at its end, not between its words.
      if setting.limit == 1, wide(part, points) > width + 0.5 {
        cut = true
        lines.append(String(part))
      } else {
        lines += fill(part, width, points, &broken)
      }
    }
    var most = setting.limit ?? .max
    if let height = proposal.height, height.isFinite {
      most = min(most, max(1, Int((height + 0.6 + setting.spacing) / (lineHeight + setting.spacing))))
    }
    if lines.count > most {
      cut = true
      lines = Array(lines.prefix(most))
    }
    if cut, let last = lines.popLast() { lines.append(shortened(last, width, points)) }
    return Letters(
      words: words, face: face.name, points: points, lines: lines, lineHeight: lineHeight,
      ascent: face.ascent * points, cut: cut, broken: broken && !cut, aligned: setting.aligned,
      widths: lines.map { wide($0, points) })
  }

  private func wide(_ words: some StringProtocol, _ points: CGFloat) -> CGFloat {
    face.width(words, points, tracking: setting.tracking)
  }

  /// As much of a line as leaves room for its dots.
  private func shortened(_ line: String, _ width: CGFloat, _ points: CGFloat) -> String {
    var line = line
    while !line.isEmpty, wide(line + "…", points) > width + 0.5 { line.removeLast() }
    return line + "…"
  }

  /// Lines of whole words; a word that is wider than a line is broken where it must.
  private func fill(_ part: Substring, _ width: CGFloat, _ points: CGFloat, _ broken: inout Bool) -> [String]
  {
    func wide(_ words: some StringProtocol) -> CGFloat { self.wide(words, points) }
    if wide(part) <= width + 0.5 { return [String(part)] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(part) {
      let trimmed = piece.hasSuffix(" ") ? String(piece.dropLast()) : piece
      if wide(line + trimmed) <= width + 0.5 {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(trim(line)) }
      line = ""
      if wide(trimmed) <= width + 0.5 {
        line = piece
        continue
      }
      if Self.isWord(trimmed) { broken = true }
      for letter in piece {
        if !line.isEmpty, wide(line + String(letter)) > width + 0.5 {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(trim(line)) }
    return lines
  }

  /// Addresses, names of files and rows of signs are broken where a line ends; a word is not.
  private static func isWord(_ piece: String) -> Bool {
    let inner = piece.dropFirst().dropLast()
    return piece.contains(where: \.isLetter) && !inner.contains { "/_.:@*=".contains($0) }
  }

  private func trim(_ line: String) -> String { line.hasSuffix(" ") ? String(line.dropLast()) : line }

  /// What a line may end behind: a space, a hyphen, a dash.
  private func pieces(_ part: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for letter in part {
      piece.append(letter)
      if letter == " " || letter == "-" || letter == "–" || letter == "—" {
        pieces.append(piece)
        piece = ""
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}

/// Sizes of the system's text styles, from `xSmall` to `accessibility5` (Human Interface Guidelines, Typography).
public enum TextSizes {
  private static let sizes: [String: [CGFloat]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Points of a style at the reader's size, counted from `xSmall`.
  public static func points(_ style: String, _ size: Int) -> CGFloat {
    (sizes[style] ?? sizes["body"] ?? [])[size]
  }
  /// How much letters of a style grow from the size `large`.
  public static func growth(_ style: String, _ size: Int) -> CGFloat {
    points(style, size) / points(style, 3)
  }
}
