import SwiftUI

/// As high as what scrolls in it, or as there is room, or `most`: a `ScrollView` alone would take all of it.
struct Fitted: Layout {
  var most = CGFloat.infinity

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let scroll = subviews.first else { return .zero }
    let ideal = scroll.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let room = min(most, proposal.height ?? most)
    return CGSize(width: proposal.width ?? ideal.width, height: min(ideal.height, room))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
  }
}
