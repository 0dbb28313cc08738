import DouzeCore
import SwiftUI

/// All that there is to say, each in its line.
struct ZoneReasons: View {
  let view: KingSeatView
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let reason = view.reason { SoftWords(text: reason) }
      if let struck = view.card?.struck, struck != view.reason { SoftWords(text: struck) }
      if let end = view.end {
        AppText(text: end.words, style: .smallStrong, colour: end.struck ? tokens.struck : accent)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .silent()
  }
}

extension KingSeatView {
  /// "Machine +7"; a cancelled card's reason; before a champion's reason what the die counted in the group.
  var reason: String? {
    guard let champion else { return value?.reason ?? card?.struck }
    return [value?.text, champion.reason].compactMap { $0 }.joined(separator: " · ")
  }

  /// Why value or points do not count, else rank and points taken.
  var end: (words: String, struck: Bool)? {
    if let why = pointsStruck ?? counted?.struck { return (why, true) }
    let words = [mark, champion?.taken ?? value?.taken].compactMap { $0 }.joined(separator: " ")
    return words.isEmpty ? nil : (words, false)
  }
}
