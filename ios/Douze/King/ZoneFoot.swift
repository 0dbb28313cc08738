import DouzeCore
import SwiftUI

/// What is longer takes both lines; where both do not fit, the reason is in the explanation.
private let long = 22
private let longest = 30

/// Two lines at most: what made the value, and what became of it.
struct ZoneFoot: View {
  let view: KingSeatView
  let align: TextAlignment

  /// Room for them also while they are empty: nothing moves when they come.
  @ScaledMetric(relativeTo: .subheadline) private var height: CGFloat = 40
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 0) {
      if let reason {
        OneLine(text: reason, colour: tokens.inkSoft, align: align, lines: reasonLines(reason))
          .frame(maxWidth: .infinity, alignment: side)
      }
      if let end = view.end {
        OneLine(
          text: end.words, style: .smallStrong, colour: end.struck ? tokens.struck : accent, align: align,
          lines: endsLong ? 2 : 1
        )
        .frame(maxWidth: .infinity, alignment: side)
      }
    }
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .bottom)
    .silent()
  }

  private var side: Alignment { align == .center ? .center : .leading }
  private var endsLong: Bool { (view.end?.words.count ?? 0) > long }

  private var reason: String? {
    guard let reason = view.reason, !endsLong, view.end == nil || reason.count <= longest else { return nil }
    return reason
  }

  private func reasonLines(_ reason: String) -> Int { view.end == nil && reason.count > long ? 2 : 1 }
}

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
        Words(text: end.words, style: .smallStrong, colour: end.struck ? tokens.struck : accent)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .silent()
  }
}

extension KingSeatView {
  /// "Machine +7"; a cancelled card's reason; before a champion's reason what the die counted in the group.
  fileprivate var reason: String? {
    guard let champion else { return value?.reason ?? card?.struck }
    return [value?.text, champion.reason].compactMap { $0 }.joined(separator: " · ")
  }

  /// Why value or points do not count, else rank and points taken.
  fileprivate var end: (words: String, struck: Bool)? {
    if let why = pointsStruck ?? counted?.struck { return (why, true) }
    let words = [mark, champion?.taken ?? value?.taken].compactMap { $0 }.joined(separator: " ")
    return words.isEmpty ? nil : (words, false)
  }
}
