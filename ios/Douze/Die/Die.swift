import DouzeCore
import DouzeKit
import SwiftUI

/// A face that may be pressed: large dice show it as a button, in speech `label`.
struct DieFace {
  let face: Int32
  let selected: Bool
  let label: String
  let onTap: @MainActor () -> Void
}

/// A d12 that lies with `face` up; 0: not rolled yet, its faces are blank. While `motion` is on, that says where it is.
/// Whoever shows it names it for VoiceOver. Faces of `reachable` that are in sight are marked; in a die of 160 points and
/// more they are buttons, read clockwise. When `turnable` a finger can turn it to look at it; it turns back by itself.
/// `targets` are ringed.
struct Die: View {
  /// Kotlin's `body`, which is something else here.
  let solid: DieBody
  let face: Int32
  let size: CGFloat
  let struck: Bool
  let reachable: [DieFace]
  let motion: DieMotion?
  let turnable: Bool
  let targets: Set<Int32>

  init(
    body: DieBody, face: Int32, size: CGFloat, struck: Bool = false, reachable: [DieFace] = [],
    motion: DieMotion? = nil, turnable: Bool = false, targets: Set<Int32> = []
  ) {
    solid = body
    self.face = face
    self.size = size
    self.struck = struck
    self.reachable = reachable
    self.motion = motion
    self.turnable = turnable
    self.targets = targets
  }

  var body: some View {
    EmptyView()
  }
}
