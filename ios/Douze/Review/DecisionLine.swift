import DouzeCore
import SwiftUI

/// A decision in the list: what was done, what would have been better, what that cost. A touch shows it in full.
struct DecisionLine: View {
  let view: ReviewLineView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    HStack(spacing: 12) {
      WeightMark(weight: view.weight)
      if letters.isLarge {
        VStack(alignment: .leading, spacing: 0) {
          what
          cost
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        VStack(alignment: .leading, spacing: 0) { what }
          .frame(maxWidth: .infinity, alignment: .leading)
        cost
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, Space.small)
    .frame(maxWidth: .infinity, minHeight: Space.touch, alignment: .leading)
    .framed(
      buttonShape, fill: tokens.paperRaised, edge: view.selected ? accent : tokens.hairline,
      width: view.selected ? 2 : 1
    )
    .press(
      spoken: view.spoken, shape: buttonShape, onClick: { send(view.intent) }, selected: view.selected)
  }

  @ViewBuilder private var what: some View {
    SoftWords(text: view.heading)
    HStack(spacing: 6) {
      DoneSign()
      AppText(text: view.chosen, style: .strong)
    }
    if let better = view.better {
      HStack(spacing: 6) {
        AdvisedSign()
        AppText(text: better, style: .small)
      }
    }
  }

  private var cost: some View {
    AppText(
      text: view.cost, style: .small, colour: view.weight == nil ? tokens.inkSoft : nil,
      align: letters.isLarge ? .leading : .trailing)
  }
}

/// How bad a decision was: a dashed ring as long as nobody knows, a tick for a good one, else up to three wedges.
private struct WeightMark: View {
  let weight: Int32?
  @Environment(\.tokens) private var tokens

  var body: some View {
    ZStack {
      switch weight {
      case .none: Color.clear.dashed(shape: Circle(), colour: tokens.inkSoft, width: 1.5)
      case .some(...0): Picture(image: Signs.check, colour: tokens.ink, size: 20)
      case .some(let bad):
        Wedges(count: min(Int(bad), Wedges.most)).fill(bad > 1 ? tokens.danger : tokens.ink)
      }
    }
    .frame(width: 24, height: 24)
    .accessibilityHidden(true)
  }
}

/// Wedges that point down, one below the other.
private struct Wedges: Shape {
  static let most = 3

  let count: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let height = rect.height / CGFloat(Wedges.most)
    let top = rect.midY - height * CGFloat(count) / 2
    var path = Path()
    for place in 0..<count {
      let y = top + height * CGFloat(place)
      path.move(to: CGPoint(x: rect.minX + rect.width * 0.15, y: y))
      path.addLine(to: CGPoint(x: rect.maxX - rect.width * 0.15, y: y))
      path.addLine(to: CGPoint(x: rect.midX, y: y + height * 0.85))
      path.closeSubpath()
    }
    return path
  }
}
