import DouzeCore
import SwiftUI

extension KeptKind {
  /// Its sign.
  var emblem: Emblem {
    switch self {
    case .openCard: .openCard
    case .reroll: .reroll
    case .tip: .tip
    case .foresee: .foresee
    case .freeBell: .freeBell
    case .shield: .shield
    }
  }
}

/// Kept rewards below each other, each with what it does; off with the reason.
struct KeptRewards: View {
  let kept: [KeptView]
  let tween: Tween<CouncilFrame>
  let send: Send

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(kept.enumerated()), id: \.offset) { place, view in
        KeptReward(view: view, tween: tween, last: place == kept.count - 1, send: send)
      }
    }
  }
}

private struct KeptReward: View {
  let view: KeptView
  let tween: Tween<CouncilFrame>
  let last: Bool
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: 12) {
      KeptSign(kept: view.kept, tween: tween, last: last, colour: on ? accent : tokens.inkSoft)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.button.label, style: .smallStrong, colour: on ? tokens.ink : tokens.inkSoft)
        SoftWords(text: view.rule)
        if !on, let hint = view.button.hint, hint != view.rule { SoftWords(text: hint) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .frame(minHeight: Space.touch)
    .framed(buttonShape, fill: tokens.paperRaised, edge: on ? tokens.line : tokens.hairline)
    .press(
      spoken: view.button.label, shape: buttonShape, intent: view.button.intent, send: send, enabled: on,
      state: state)
  }

  private var on: Bool { view.button.enabled }

  /// What it does, and why it is off.
  private var state: String {
    let hint = view.button.hint ?? ""
    return [view.rule, hint == view.rule ? "" : hint].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Its sign; new, it grows to its size.
private struct KeptSign: View {
  let kept: KeptKind
  let tween: Tween<CouncilFrame>
  let last: Bool
  let colour: Color

  var body: some View {
    Beating(tween: tween, on: last && tween.moves == .rewardKept(kept: kept)) { done in
      Picture(image: kept.emblem.sign, colour: colour, size: 24).scaleEffect(max(0.01, done))
    }
  }
}

/// All kept rewards as signs: one press opens them, with what they do.
struct KeptFold: View {
  let kept: [KeptView]
  let tween: Tween<CouncilFrame>
  let open: Bool
  let onPress: @MainActor () -> Void

  @Environment(\.tokens) private var tokens

  var body: some View {
    Fold(spoken: kept.map(\.button.label).joined(separator: ", "), open: open, onPress: onPress) {
      ForEach(Array(kept.enumerated()), id: \.offset) { place, view in
        KeptSign(kept: view.kept, tween: tween, last: place == kept.count - 1, colour: tokens.ink)
      }
    }
  }
}

/// Something that opens beside the table.
struct Fold<Content: View>: View {
  let spoken: String
  let open: Bool
  let onPress: @MainActor () -> Void
  @ViewBuilder let signs: Content

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: 2) { signs }
      .padding(.horizontal, 10)
      .frame(minWidth: Space.touch, minHeight: Space.touch)
      .framed(
        buttonShape, fill: open ? tokens.paperRaised : tokens.paper, edge: open ? accent : tokens.line,
        width: open ? 2 : 1
      )
      .press(spoken: spoken, shape: buttonShape, onClick: onPress, selected: open)
  }
}
