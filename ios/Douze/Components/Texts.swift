import SwiftUI

/// Words in ink; `align` and `colour` where they differ.
struct AppText: View {
  let text: String
  let style: Typography
  let colour: Color?
  let align: TextAlignment?
  @ScaledMetric private var points: CGFloat
  @Environment(\.tokens) private var tokens

  init(
    text: String, style: Typography = .body, colour: Color? = nil, align: TextAlignment? = nil
  ) {
    (self.text, self.style, self.colour, self.align) = (text, style, colour, align)
    _points = ScaledMetric(wrappedValue: style.size, relativeTo: style.grows)
  }

  var body: some View {
    Text(text)
      .font(style.font)
      .foregroundStyle(colour ?? tokens.ink)
      .multilineTextAlignment(align ?? .leading)
      // A few words in as many lines at most: letters become smaller before a word would be broken.
      .lineLimit(words > Self.few ? nil : words)
      .minimumScaleFactor(min(1, Typography.smallest / points))
      // All lines that it needs, even in a narrow room.
      .fixedSize(horizontal: false, vertical: true)
  }

  private static let few = 5
  private var words: Int { max(1, text.split { $0 == " " || $0 == "-" || $0.isNewline }.count) }
}

/// Second-rank words.
struct SoftWords: View {
  let text: String
  var align: TextAlignment?
  @Environment(\.tokens) private var tokens

  var body: some View { AppText(text: text, style: .small, colour: tokens.inkSoft, align: align) }
}

/// Second-rank words behind a sign.
struct SignedWords: View {
  let text: String
  let sign: Sign
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: Space.small) {
      Picture(image: sign, colour: accent, size: 24)
      AppText(text: text, style: .small)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, Space.tiny)
    .accessibilityElement(children: .combine)
  }
}

/// A heading that screen readers can jump to.
struct Heading: View {
  let text: String
  var style = Typography.title
  var colour: Color?
  var align: TextAlignment?

  var body: some View {
    AppText(text: text, style: style, colour: colour, align: align)
      .accessibilityAddTraits(.isHeader)
  }
}

extension View {
  /// A group that a screen reader reads as a whole, in the `place` that it has among the others: lower is earlier.
  func readAs(_ place: Double) -> some View {
    accessibilityElement(children: .contain).accessibilitySortPriority(-place)
  }
}
