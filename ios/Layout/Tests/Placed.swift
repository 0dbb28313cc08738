import LayoutEngine
import SwiftUI

/// Lays a view out in a window; finds all that is placed in it, in its order.
@MainActor func placed(
  _ width: CGFloat, _ height: CGFloat, insets: Insets = Insets(),
  @ViewBuilder view: @escaping @MainActor () -> some View
) -> [Placed] {
  Host(size: CGSize(width: width, height: height)) { view() }.layout(insets: insets).root.all
}
