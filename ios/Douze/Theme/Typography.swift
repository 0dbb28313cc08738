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
  case small, body, code, strong, smallStrong, name, value, plaque, title, door, score

  /// The letters for it.
  var font: Font {
    switch self {
    case .small: .custom(DisplayFont.text, size: 16, relativeTo: .subheadline)
    case .body: .custom(DisplayFont.text, size: 18, relativeTo: .body)
    case .code: .system(.footnote, design: .monospaced)
    case .strong: .custom(DisplayFont.strong, size: 18, relativeTo: .body)
    case .smallStrong: .custom(DisplayFont.strong, size: 16, relativeTo: .subheadline)
    case .name: .custom(DisplayFont.name, size: 18, relativeTo: .body)
    case .value: .custom(DisplayFont.name, size: 17, relativeTo: .body)
    case .plaque: .custom(DisplayFont.name, size: 20, relativeTo: .title3)
    case .title: .custom(DisplayFont.name, size: 23, relativeTo: .title2)
    case .door: .custom(DisplayFont.name, size: 27, relativeTo: .title)
    case .score: .custom(DisplayFont.name, size: 40, relativeTo: .largeTitle)
    }
  }
}

extension DynamicTypeSize {
  /// Some things stand below each other.
  var isLarge: Bool { self >= .xxLarge }
}
