import SwiftUI

/// Windows in which screens are looked at.
struct Window: CustomStringConvertible {
  let description: String
  let size: CGSize
  var letters = DynamicTypeSize.large

  static let phone = Window(description: "phone", size: CGSize(width: 360, height: 640))
  static let tablet = Window(description: "tablet", size: CGSize(width: 1024, height: 768))
  static let largeLetters = Window(
    description: "large letters", size: CGSize(width: 360, height: 640), letters: .accessibility3)

  static let all = [phone, tablet, largeLetters]

  /// Reads `view` as VoiceOver does in this window.
  @MainActor func host(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> Host {
    let host = Host(size: size, view: view)
    host.environment.dynamicTypeSize = letters
    return host
  }
}
