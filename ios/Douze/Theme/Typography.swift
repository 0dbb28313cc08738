import SwiftUI

/// The faces of the house, from the app's bundle; where one is missing the system's own stands in.
enum DisplayFont {
  /// Titles, names, buttons, values, scores, numerals on dice and coins.
  static let name = "Federo-Regular"
  /// The word and the numbers on animal cards; its zero alone reads as a moon.
  static let word = "Limelight-Regular"
  /// All text.
  static let text = "AlegreyaSans-Medium"
  static let strong = "AlegreyaSans-Bold"
}

/// The few ways to set words. They grow with the reader's setting.
enum Typography {
  case fine, note, small, body, code, strong, smallStrong, name, value, plaque, title, door, score

  /// The letters for it.
  var font: Font {
    switch self {
    case .code: .system(.footnote, design: .monospaced)
    case .fine, .note, .small, .body: .custom(DisplayFont.text, size: size, relativeTo: grows)
    case .strong, .smallStrong: .custom(DisplayFont.strong, size: size, relativeTo: grows)
    case .name, .value, .plaque, .title, .door, .score:
      .custom(DisplayFont.name, size: size, relativeTo: grows)
    }
  }

  /// In points, at the reader's usual size.
  var size: CGFloat {
    switch self {
    case .fine: 12
    case .code: 13
    case .note: 14
    case .small, .smallStrong: 16
    case .value: 17
    case .body, .strong, .name: 18
    case .plaque: 20
    case .title: 23
    case .door: 27
    case .score: 40
    }
  }

  /// The style of the system with which it grows.
  var grows: Font.TextStyle {
    switch self {
    case .fine, .code, .note: .footnote
    case .small, .smallStrong: .subheadline
    case .body, .strong, .name, .value: .body
    case .plaque: .title3
    case .title: .title2
    case .door: .title
    case .score: .largeTitle
    }
  }

  /// Letters are never smaller, in points.
  static let smallest: CGFloat = 11.2
}

extension DynamicTypeSize {
  /// Some things stand below each other.
  var isLarge: Bool { self >= .xxLarge }
}
