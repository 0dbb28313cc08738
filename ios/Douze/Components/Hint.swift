import DouzeCore
import SwiftUI

/// What a strong player would consider, in the place of the hand; a touch on a line selects it at the table.
struct HintPanel: View {
  let view: HintView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: 12) {
        Heading(text: view.title, style: .strong)
          .frame(maxWidth: .infinity, alignment: .leading)
        SignButton(view: view.close, sign: Signs.close, send: send)
      }
      WeighedRows(options: view.options, reasons: view.reasons, send: send)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

/// The same in a sentence beside the cards, which carry the stars; a tap opens what was weighed. What the best is worth stands
/// before it where there is room. `closes`: the button to close it is here.
struct HintLine: View {
  let view: HintView
  let send: Send
  var closes = true
  let onOpen: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 0) {
      ViewThatFits(in: .vertical) {
        AppText(text: whole, style: .note)
        AppText(text: whole, style: .fine)
        OneLine(text: why, style: .note, lines: 6)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .press(spoken: view.spoken, shape: buttonShape, onClick: onOpen)
      if closes { SignButton(view: view.close, sign: Signs.close, send: send) }
    }
    .accessibilityElement(children: .contain)
  }

  private var why: String { view.reasons.first ?? view.title }

  private var whole: String { [view.options.first?.spoken, why].compactMap { $0 }.joined(separator: " ") }
}

/// The same for a hand of characters: what is best and why; a tap shows the figures and the other reasons. What no card of the
/// hands stands for has its line here.
struct HintBar: View {
  let view: HintView
  let hands: [HandView]
  let send: Send
  @State private var open = false
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      HStack(spacing: Space.small) {
        sentence.press(spoken: view.spoken, shape: buttonShape, onClick: { open.toggle() })
        SignButton(view: view.close, sign: Signs.close, send: send)
      }
      if open {
        ForEach(Array(view.options.enumerated()), id: \.offset) { _, option in
          HStack(alignment: .firstTextBaseline, spacing: Space.small) {
            AppText(text: option.label, style: .smallStrong).frame(maxWidth: .infinity, alignment: .leading)
            AppText(text: option.worth, style: .note, colour: tokens.inkSoft)
          }
          // The card says it, and so does its line.
          .accessibilityHidden(true)
        }
        ForEach(Array(view.reasons.dropFirst().enumerated()), id: \.offset) {
          AppText(text: $1, style: .note)
        }
      }
      WeighedRows(options: others, reasons: [], send: send)
    }
    .padding(6)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
    .onChange(of: view) { open = false }
  }

  private var sentence: some View {
    HStack(spacing: Space.small) {
      AdvisedSign()
      VStack(alignment: .leading, spacing: 0) {
        if let best = view.options.first { OneLine(text: best.label, style: .value, lines: 2) }
        if let why = view.reasons.first { OneLine(text: why, style: .note, colour: tokens.inkSoft, lines: 3) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Space.tiny)
    .frame(minHeight: Space.touch)
  }

  private var others: [WeighedView] {
    let faces = letters.isAccessibilitySize ? [] : hands.flatMap(\.cards).map(\.face)
    return view.options.filter { option in option.face.map { !faces.contains($0) } ?? true }
  }
}

/// What a hint says of a card: how good it is, and whether it is the best.
struct Advice {
  let view: WeighedView
  let best: Bool

  /// What `options` say of a card.
  init?(_ card: HandCardView, _ options: [WeighedView]) {
    guard let place = options.firstIndex(where: { $0.face == card.face }) else { return nil }
    (view, best) = (options[place], place == 0)
  }
}

/// On the best card: a star in its corner.
struct BestSign: View {
  var body: some View {
    Canvas { context, size in
      let at = CGPoint(x: size.width / 2, y: size.height / 2)
      context.fill(.ngon(at, 10), with: .color(rgb(0x0A1238)))
      context.fill(.star(at, 8, 3.4, 5), with: .color(rgb(0xFFB02E)))
    }
    .frame(width: 20, height: 20)
    .padding(3)
    .silent()
  }
}

/// How good a card is: a bar along the upper edge of its words, clear of the picture.
struct ShareOfCard: View {
  let share: Int?

  var body: some View {
    Canvas { context, size in
      guard let share else { return }
      let bar = CGRect(x: 6, y: 3, width: max(0, size.width - 12), height: 6)
      context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(rgb(0x0A1238, 0.9)))
      let inner = bar.insetBy(dx: 1, dy: 1)
      let part = CGRect(
        x: inner.minX, y: inner.minY, width: inner.width * CGFloat(min(max(share, 0), 100)) / 100,
        height: inner.height)
      context.fill(Path(roundedRect: part, cornerRadius: 2), with: .color(rgb(0xFFB02E)))
    }
    .frame(height: 10)
    .silent()
  }
}

/// What was weighed, the best first, and why that one.
struct WeighedRows: View {
  let options: [WeighedView]
  let reasons: [String]
  let send: Send

  var body: some View {
    ForEach(Array(options.enumerated()), id: \.offset) { place, option in
      WeighedRow(view: option, best: place == 0, send: send)
    }
    ForEach(Array(reasons.enumerated()), id: \.offset) { _, reason in AppText(text: reason, style: .small) }
  }
}

private struct WeighedRow: View {
  let view: WeighedView
  let best: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if let select = view.select {
      row
        .framed(buttonShape, fill: tokens.paper, edge: tokens.line)
        .press(spoken: view.spoken, shape: buttonShape, intent: select, send: send)
    } else {
      row.framed(buttonShape, fill: tokens.paperRaised, edge: tokens.hairline).spoken(view.spoken)
    }
  }

  private var row: some View {
    HStack(spacing: 10) {
      if best { AdvisedSign() }
      if let face = view.face { OpenCard(face: face, side: 40) }
      if letters.isLarge {
        VStack(alignment: .leading, spacing: 0) { words }
          .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        words
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, Space.tiny)
    .frame(maxWidth: .infinity, minHeight: Space.touch, alignment: .leading)
    .overlay(alignment: .bottomLeading) { ShareBar(share: Int(view.share)).padding(4) }
  }

  @ViewBuilder private var words: some View {
    AppText(text: view.label, style: best ? .strong : .body).frame(maxWidth: .infinity, alignment: .leading)
    AppText(text: view.worth, style: .small, colour: best ? nil : tokens.inkSoft)
  }
}

/// How much a weighed thing is worth, as a bar along its lower edge.
private struct ShareBar: View {
  let share: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { room in
      Rectangle().fill(tokens.gold).frame(
        width: room.size.width * CGFloat(min(max(share, 0), 100)) / 100, height: 3)
    }
    .frame(height: 3)
    .silent()
  }
}
