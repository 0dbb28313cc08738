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
  /// Beside the words; else above them, to the edges of the window.
  let framed: Bool

  private let shape = ChamferShape(cut: 12)

  var body: some View {
    if framed {
      hall.clipShape(shape).gilded(shape, width: 2)
    } else {
      hall
    }
  }

  private var hall: some View {
    Canvas { context, size in
      HallInk(steps: steps, won: won, ruler: ruler, done: done).paint(context, size)
    }
    .frame(maxWidth: .infinity)
    .frame(height: height)
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
    // In a low room the gate is in the middle.
    let low = box.insetBy(dx: 0, dy: -0.2 * size.height).offsetBy(dx: 0, dy: -0.2 * size.height)
    guard won else { return context.picture(.sceneBanished, in: low, crop: .cover) }
    context.picture(.sceneThroneRoom, in: box, crop: .cover)
    for (place, step) in steps.enumerated() where step == .solved || step == .public {
      context.picture(window(place), in: box, crop: .cover)
    }
    if let ruler { context.picture(Douze.ruler(ruler), in: box, opacity: done, crop: .cover) }
  }
}
