import DouzeCore
import SwiftUI

/// What the council has of Favour, lit candles, and what it has lost, burnt down.
struct Favour: View {
  let view: FavourView
  let tween: Tween<CouncilFrame>
  let large: Bool
  let send: Send

  @Environment(\.tokens) private var tokens

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.why) }) {
      VStack(spacing: 1) {
        OneLine(text: view.label, style: .smallStrong, align: .center)
        InLine(count: Int(view.most), largest: large ? 34 : 24, shape: 0.62) { place, side in
          Beating(tween: tween, on: changed.contains(Int32(place))) { done in
            Piece(side, units: 40) { Candle.paint($0, lit: place < Int(view.value)) }
              .opacity(done)
              .scaleEffect(2 - done)
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private var changed: Range<Int32> {
    guard tween.moves == .favourChanged, let before = tween.from?.favour.value else { return 0..<0 }
    return min(before, view.value)..<max(before, view.value)
  }
}

/// The dilemmas so far as the windows of the council's house, and the years of the reign.
struct ReignProgress: View {
  let view: DouzeCore.ProgressView
  let tween: Tween<CouncilFrame>
  let large: Bool
  let send: Send

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.why) }) {
      VStack(spacing: 1) {
        OneLine(text: view.score, style: .smallStrong, align: .center)
        InLine(count: view.steps.count, largest: large ? 30 : 22, shape: 0.74) { place, side in
          Beating(tween: tween, on: place == news) { done in
            if view.steps.indices.contains(place) {
              Piece(side, units: 25) { CouncilWindow.paint($0, view.steps[place].window) }.opacity(done)
            }
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// The step that the beat decides.
  private var news: Int? {
    guard case .dilemmaDone = tween.moves else { return nil }
    return view.steps.lastIndex { $0 != .toCome && $0 != .now }
  }
}

extension ProgressStep {
  /// Distinguishable without colour: tick, bell, cross, star, bars.
  var window: CouncilWindow.State {
    switch self {
    case .solved: .solved
    case .public: .rung
    case .failed: .failed
    case .now: .now
    case .toCome: .shut
    }
  }
}

/// So many signs in one line, smaller where it is narrow: one that is cut off would be a wrong number. `shape`: how wide
/// a sign is for its height.
private struct InLine<Mark: View>: View {
  let count: Int
  let largest: CGFloat
  let shape: CGFloat
  /// Its place and its height are passed to it.
  @ViewBuilder let sign: (Int, CGFloat) -> Mark

  var body: some View {
    GeometryReader { room in
      let wide = max(0, min(largest * shape, room.size.width / CGFloat(max(1, count))))
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { sign($0, wide / shape).frame(width: wide) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: CGFloat(count) * largest * shape)
    .frame(height: largest)
  }
}
