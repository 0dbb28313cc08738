import DouzeKit
import Foundation
import GalleryFile
import LayoutEngine
import SwiftUI

@testable import Douze

/// Windows that people have, with what the system covers of them.
struct Glass: Sendable, CustomStringConvertible {
  let description: String
  let size: CGSize
  let covered: Insets

  private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ covered: Insets) {
    (description, size, self.covered) = (name, CGSize(width: width, height: height), covered)
  }

  static let tiny = Glass("320×568", 320, 568, Insets(top: 20))
  static let small = Glass("375×667", 375, 667, Insets(top: 20))
  static let phone = Glass("393×852", 393, 852, Insets(top: 59, bottom: 34))
  static let tall = Glass("430×932", 430, 932, Insets(top: 59, bottom: 34))
  static let flat = Glass("852×393", 852, 393, Insets(leading: 59, bottom: 21, trailing: 59))
  static let tablet = Glass("820×1180", 820, 1180, Insets(top: 24, bottom: 20))
  static let large = Glass("1024×1366", 1024, 1366, Insets(top: 24, bottom: 20))
  static let side = Glass("1180×820", 1180, 820, Insets(top: 24, bottom: 20))
  static let third = Glass("341×1366", 341, 1366, Insets(top: 24, bottom: 20))
  /// Only with ordinary letters a tablet on its side has tables of its own; with larger ones those of a phone on its side.
  func holds(_ letters: DynamicTypeSize) -> Bool {
    description != Glass.side.description || letters == .large
  }

  static let all = [tiny, small, phone, tall, flat, tablet, large, side, third]
}

extension DynamicTypeSize {
  var short: String { self == .accessibility3 ? "AX3" : "\(self)" }
}

extension Gallery.State {
  /// Laid out as on the glass.
  @MainActor func placed(
    _ glass: Glass, _ letters: DynamicTypeSize = .large, dark: Bool = false
  ) -> Placement {
    let screen = update.screen
    let host = Host(size: glass.size) {
      Douze.DouzeTheme(look: screen.look) {
        Stage(screen: screen, send: { _ in }, canGoBack: screen.back != nil)
      }
    }
    host.environment.dynamicTypeSize = letters
    host.environment.colorScheme = dark ? .dark : .light
    return host.layout(insets: glass.covered)
  }
}
