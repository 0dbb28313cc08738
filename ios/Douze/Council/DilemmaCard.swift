import DouzeCore
import SwiftUI

private let chip = RoundedRectangle(cornerRadius: 8)

/// The dilemma of this turn: name, bells, targets as they stand, value, what it brings and what it costs.
struct DilemmaCard: View {
  let view: DilemmaView
  let tween: Tween<CouncilFrame>
  /// There is room for all words; else it takes the height that it is given, and letters become smaller.
  let roomy: Bool
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    fitted
      .padding(.horizontal, roomy ? 14 : 9)
      .padding(.vertical, roomy ? 12 : 6)
      .frame(maxWidth: .infinity, maxHeight: roomy ? nil : .infinity, alignment: .topLeading)
      .framed(panelShape, fill: tokens.paperRaised, edge: edge, width: marked ? 2.5 : 1)
      .press(spoken: view.spoken, shape: panelShape, onClick: { send(view.explain) })
  }

  /// In a height that is given, the note goes first: it is spoken and explained.
  @ViewBuilder private var fitted: some View {
    if roomy {
      lines(noted: true)
    } else {
      ViewThatFits(in: .vertical) {
        lines(noted: true)
        lines(noted: false)
      }
    }
  }

  private func lines(noted: Bool) -> some View {
    VStack(alignment: .leading, spacing: roomy ? Space.small : 3) {
      if roomy { OneLine(text: view.label, style: .small, colour: tokens.inkSoft) }
      HStack(spacing: Space.tiny) {
        OneLine(text: view.name, style: title).frame(maxWidth: .infinity, alignment: .leading)
        Bells(view: view, tween: tween, side: signs(14))
      }
      FlowRow(spacing: 6, lineSpacing: 3) {
        ForEach(Array(view.targets.enumerated()), id: \.offset) {
          Target(view: $1, roomy: roomy, sign: signs(16))
        }
        if !view.value.isEmpty { OneLine(text: view.value, style: roomy ? .strong : .smallStrong) }
      }
      effects(Signs.check, tokens.targetMet, view.reward)
      effects(Signs.close, tokens.struck, view.penalty)
      if noted, !view.note.isEmpty { fitting(view.note, tokens.inkSoft) }
    }
  }

  @ViewBuilder
  private func effects(_ sign: Sign, _ colour: Color, _ sentences: [String]) -> some View {
    let told = sentences.joined(separator: " ")
    if !told.isEmpty {
      HStack(spacing: Space.tiny) {
        Picture(image: sign, colour: colour, size: letters.isAccessibilitySize ? 28 : 16)
        fitting(told, tokens.ink)
      }
    }
  }

  /// Few lines where letters are small; large ones take what they need.
  private func fitting(_ text: String, _ colour: Color) -> some View {
    OneLine(text: text, style: .small, colour: colour, lines: 8)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var title: WordStyle {
    if letters.isAccessibilitySize { return .strong }
    return roomy ? .title : .smallStrong
  }

  /// Signs beside words are as high as these.
  private func signs(_ least: CGFloat) -> CGFloat {
    if letters.isAccessibilitySize { return 28 }
    return roomy ? 20 : least
  }

  /// The beat tells whether it is solved.
  private var solved: Bool? {
    if case .dilemmaDone(let solved) = tween.moves { solved } else { nil }
  }

  private var marked: Bool { solved != nil || view.public }

  private var edge: Color {
    if let solved { return solved ? tokens.targetMet : tokens.struck }
    return view.public ? accent : tokens.line
  }
}

/// As many as the dilemma is hard; they swing when they are rung.
private struct Bells: View {
  let view: DilemmaView
  let tween: Tween<CouncilFrame>
  let side: CGFloat

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    Beating(tween: tween, on: tween.moves == .bellsRung) { done in
      HStack(spacing: 0) {
        ForEach(0..<max(0, Int(view.bells)), id: \.self) { _ in
          Picture(
            image: Emblem.bell.sign, colour: view.public ? accent : tokens.inkSoft, size: side
          )
          .rotationEffect(.degrees(26 * sin(2 * .pi * 3 * done) * (1 - done)))
        }
      }
    }
  }
}

/// Filled when the die shows one of its values, ticked when it is met.
private struct Target: View {
  let view: TargetView
  let roomy: Bool
  let sign: CGFloat

  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 3) {
      if view.met { Picture(image: Signs.check, colour: ink, size: sign) }
      VStack(alignment: .leading, spacing: 0) {
        OneLine(text: view.label, style: roomy ? .strong : .smallStrong, colour: ink)
        if let changed = view.changed { OneLine(text: changed, style: .small, colour: ink) }
      }
    }
    .padding(.horizontal, 7)
    .padding(.vertical, 1)
    .frame(minHeight: roomy ? 34 : 22)
    .framed(chip, fill: view.on ? tokens.target : .clear, edge: tokens.dieTarget, width: 1.5)
  }

  private var ink: Color { view.on ? tokens.onAccent : tokens.target }
}
