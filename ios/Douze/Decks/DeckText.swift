import DouzeCore
import SwiftUI

/// A file to be typed, each letter as wide as the others, its lines numbered as breaches name them.
struct DeckText: View {
  let view: FieldView
  let height: CGFloat
  let onType: @MainActor (String) -> Void
  /// While it is typed the letters are the person's own.
  @State private var typed: String?
  @FocusState private var focused: Bool
  @Environment(\.tokens) private var tokens
  /// Four numbers wide.
  @ScaledMetric(relativeTo: .footnote) private var side: CGFloat = 32

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      SoftWords(text: view.label).accessibilityHidden(true)
      ScrollViewReader { lines in
        ScrollView {
          editor.padding(.leading, side)
            .frame(minHeight: height, alignment: .top)
            .background(alignment: .topLeading) { LineNumbers(text: text, side: side) }
            // Below the last line, too.
            .background { Color.clear.contentShape(Rectangle()).onTapGesture { focused = true } }
        }
        // An editor that does not scroll by itself leaves its caret where it is.
        .onChange(of: typed) { before, now in
          if let before, let now { lines.scrollTo(DeckLine(place: lineOfCaret(now, after: before))) }
        }
      }
      .frame(height: height)
      .clipShape(buttonShape)
      .typedOn(focused: focused, wrong: view.error != nil)
      if let below = view.error ?? view.hint {
        AppText(text: below, style: .small, colour: view.error == nil ? tokens.inkSoft : tokens.danger)
          .accessibilityHidden(true)
      }
    }
    .onChange(of: focused) { _, now in typed = now ? view.value : nil }
    // What is too long is taken back only now: the system's editor forgets letters that it has seen shown.
    .onChange(of: typed) { before, now in
      if let now, !fits(now) { typed = before }
    }
  }

  /// It is as high as its lines; what is round it scrolls, so that the numbers go with them.
  private var editor: some View {
    TextEditor(text: Binding(get: { @MainActor in text }, set: { @MainActor new in type(new) }))
      .font(Typography.code.font)
      .foregroundStyle(tokens.plaqueInk(active: false))
      .scrollDisabled(true)
      .scrollContentBackground(.hidden)
      .fixedSize(horizontal: false, vertical: true)
      // A deck is read by a program: no letter may be changed on the way. This keyboard has no curly quotes.
      .keyboardType(.asciiCapable)
      .autocorrectionDisabled()
      .textInputAutocapitalization(.never)
      .focused($focused)
      // Tab leads on, as everywhere: a deck needs none. Where the system makes a letter of it, `type` does so.
      .onKeyPress(.tab) {
        focused = false
        return .handled
      }
      .accessibilityLabel(view.label)
      .accessibilityHint(view.error ?? view.hint ?? "")
  }

  private var text: String { typed ?? view.value }

  private func type(_ text: String) {
    let before = self.text
    guard text != before else { return }
    typed = text
    if pressedTab(text, after: before) {
      // What is shown then is the core's, without the letter.
      focused = false
    } else if fits(text) {
      onType(text)
    }
  }

  /// A single letter more, and it is a tab: in what is pasted there may be some.
  private func pressedTab(_ text: String, after before: String) -> Bool {
    func tabs(_ text: String) -> Int { text.filter { $0 == "\t" }.count }
    return text.count == before.count + 1 && tabs(text) == tabs(before) + 1
  }

  private func fits(_ text: String) -> Bool { text.unicodeScalars.count <= Int(view.limit) }
}

/// A line to scroll to.
struct DeckLine: Hashable {
  let place: Int
}

/// Where typing goes on in `text`: behind all that differs from `before`.
func lineOfCaret(_ text: String, after before: String) -> Int {
  let same = zip(text.reversed(), before.reversed()).prefix { $0 == $1 }.count
  return text.dropLast(same).count { $0 == "\n" }
}

/// A number where each line begins: a long one fills several rows. Decoration: breaches speak of lines by themselves.
private struct LineNumbers: View {
  let text: String
  let side: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    Rows {
      // Measured for the height of one.
      AppText(text: Self.many, style: .code).hidden()
      ForEach(Array(lines.enumerated()), id: \.offset) { place, line in
        AppText(text: line.isEmpty ? " " : String(line), style: .code)
          .hidden()
          .overlay(alignment: .topLeading) {
            AppText(text: "\(place + 1)", style: .code, colour: tokens.plaqueSoft(active: false))
              .fixedSize()
              .frame(width: side, alignment: .trailing)
              .offset(x: -side - Self.padding)
          }
          .id(DeckLine(place: place))
      }
    }
    .padding(.leading, side + Self.padding)
    .padding(.trailing, Self.padding)
    .padding(.vertical, 8)
    .accessibilityHidden(true)
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static let many = Array(repeating: "0", count: Rows.measured).joined(separator: "\n")
  /// The text editor's own margin; above and below it is 8.
  private static let padding: CGFloat = 5
}

/// Lines below each other, each as many rows high as it fills. The first is not one of them: it is `measured` rows high,
/// as the height of a single one is rounded.
private struct Rows: Layout {
  static let measured = 100

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = rows(subviews, proposal.width)
    return CGSize(width: proposal.width ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for (line, height) in zip(subviews.dropFirst(), rows(subviews, bounds.width)) {
      line.place(
        at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: nil))
      top += height
    }
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat?) -> [CGFloat] {
    guard let many = subviews.first else { return [] }
    let row = max(1, many.sizeThatFits(.unspecified).height / CGFloat(Self.measured))
    return subviews.dropFirst().map { line in
      let height = line.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      return row * max(1, (height / row).rounded())
    }
  }
}
