import SwiftUI

/// The few ways to set words. They grow with the reader's setting.
enum WordStyle {
  case small, body, code, strong, smallStrong, title

  /// The system's letters for it.
  var font: Font {
    switch self {
    case .small: .subheadline
    case .body: .body
    case .code: .system(.footnote, design: .monospaced)
    case .strong: .body.bold()
    case .smallStrong: .subheadline.bold()
    case .title: .system(.title2, design: .serif).bold()
    }
  }
}

extension DynamicTypeSize {
  /// Some things stand below each other.
  var isLarge: Bool { self >= .xxLarge }
}
