import DouzeCore
import SwiftUI

/// The end of a council: the throne room with a window for each dilemma, lit where it was solved, and its ruler; or the
/// gate from outside, for a council that is banished.
struct HallScene: View {
  let steps: [ProgressStep]
  let won: Bool
  let ruler: CharacterKind?
  /// How far the ruler has come.
  let done: Double
  let height: CGFloat

  private let shape = ChamferShape(cut: 12)

  var body: some View {
    Canvas { context, size in
      HallInk(steps: steps, won: won, ruler: ruler, done: done).paint(context, size)
    }
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .clipShape(shape)
    .gilded(shape, width: 2)
    .accessibilityHidden(true)
  }
}

struct HallInk {
  let steps: [ProgressStep]
  let won: Bool
  let ruler: CharacterKind?
  let done: Double

  /// Windows and rulers are drawn in the box of the room: all of them fill the same rectangle.
  func paint(_ context: GraphicsContext, _ size: CGSize) {
    let box = CGRect(origin: .zero, size: size)
    guard won else { return context.picture(.sceneBanished, in: box, crop: .cover) }
    context.picture(.sceneThroneRoom, in: box, crop: .cover)
    for (place, step) in steps.enumerated() where step == .solved || step == .public {
      context.picture(window(place), in: box, crop: .cover)
    }
    if let ruler { context.picture(Douze.ruler(ruler), in: box, opacity: done, crop: .cover) }
  }
}
