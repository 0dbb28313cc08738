import DouzeCore
import SwiftUI

/// What the council has of Favour, and what it has lost.
struct Favour: View {
  let view: FavourView
  let tween: Tween<CouncilFrame>
  let large: Bool
  let send: Send

  @Environment(\.tokens) private var tokens

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.why) }) {
      VStack(alignment: .leading, spacing: 2) {
        OneLine(text: view.label, style: .small, colour: tokens.inkSoft)
        InLine(count: Int(view.most), largest: large ? 24 : 16) { place, side in
          Beating(tween: tween, on: changed.contains(Int32(place))) { done in
            heart(full: place < view.value, side: side).opacity(done).scaleEffect(2 - done)
          }
        }
      }
    }
  }

  private func heart(full: Bool, side: CGFloat) -> some View {
    let emblem = full ? Emblem.favour : Emblem.favourEmpty
    return Picture(
      image: emblem.sign, colour: full ? tokens.favourFull : tokens.favourEmpty, size: side)
  }

  private var changed: Range<Int32> {
    guard tween.moves == .favourChanged, let before = tween.from?.favour.value else { return 0..<0 }
    return min(before, view.value)..<max(before, view.value)
  }
}

/// The dilemmas so far, and the years of the reign.
struct ReignProgress: View {
  let view: DouzeCore.ProgressView
  let tween: Tween<CouncilFrame>
  let large: Bool
  let send: Send

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.why) }) {
      VStack(alignment: .leading, spacing: 2) {
        OneLine(text: view.score, style: .smallStrong)
        InLine(count: view.steps.count, largest: large ? 24 : 14) { place, side in
          Beating(tween: tween, on: place == news) { done in
            if view.steps.indices.contains(place) {
              StepSign(step: view.steps[place], side: side).opacity(done)
            }
          }
        }
      }
    }
  }

  /// The step that the beat decides.
  private var news: Int? {
    guard case .dilemmaDone = tween.moves else { return nil }
    return view.steps.lastIndex { $0 != .toCome && $0 != .now }
  }
}

/// A sign each, told apart without colour.
private struct StepSign: View {
  let step: ProgressStep
  let side: CGFloat

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    ZStack {
      Circle().fill(met ? tokens.targetMet : tokens.paperRaised)
      Circle().strokeBorder(edge, lineWidth: step == .now ? 3 : 1)
      switch step {
      case .solved: Picture(image: Signs.check, colour: tokens.onAccent, size: sign)
      case .public: Picture(image: Emblem.bell.sign, colour: tokens.onAccent, size: sign)
      case .failed: Picture(image: Signs.close, colour: tokens.struck, size: sign)
      case .toCome, .now: EmptyView()
      }
    }
    .frame(width: side, height: side)
  }

  private var sign: CGFloat { 0.72 * side }
  private var met: Bool { step == .solved || step == .public }

  private var edge: Color {
    switch step {
    case .toCome: tokens.line
    case .now: accent
    case .solved, .public: tokens.targetMet
    case .failed: tokens.struck
    }
  }
}

/// So many signs in one line, smaller where it is narrow: one that is cut off would be a wrong number.
private struct InLine<Mark: View>: View {
  let count: Int
  let largest: CGFloat
  /// Told its place and its side.
  @ViewBuilder let sign: (Int, CGFloat) -> Mark

  private let gap: CGFloat = 2

  var body: some View {
    GeometryReader { room in
      let side = max(0, min(largest, (room.size.width - gaps) / CGFloat(max(1, count))))
      HStack(spacing: gap) {
        ForEach(0..<count, id: \.self) { sign($0, side) }
      }
      .frame(maxHeight: .infinity)
    }
    .frame(maxWidth: CGFloat(count) * largest + gaps)
    .frame(height: largest)
  }

  private var gaps: CGFloat { gap * CGFloat(max(0, count - 1)) }
}
