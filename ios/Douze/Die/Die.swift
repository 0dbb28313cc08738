import DouzeCore
import DouzeKit
import SwiftUI

/// From here on the five faces around are large enough for a finger.
private let touchable: CGFloat = 160

/// Room for the outline's stroke.
private let dieMargin = 0.015

/// What shadow and throw need around the square of the die, as a share of it.
private let dieAround: CGFloat = 0.85

/// A cancelled die sinks: it is seen a little smaller, and its shadow is close to it.
private let sunk: CGFloat = 0.94
private let sealAt: CGFloat = 0.3
private let sealRadius: CGFloat = 0.165

/// A touch shows within the edges of a face.
private let touched = 0.94

/// A face that may be pressed: large dice show it as a button, in speech `label`.
struct DieFace {
  let face: Int32
  let selected: Bool
  let label: String
  var intent: Intent?
  let onTap: @MainActor () -> Void
}

/// A d12 with `face` up; 0: not rolled yet, its faces are blank. While `motion` is on, that says where it is.
/// The view that shows it names it for VoiceOver. Faces of `reachable` that are in sight are marked; in a die of 160 points and
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
  /// How far from the front the reader looks; less where side faces are to be tapped.
  let tilt: Double

  init(
    body: DieBody, face: Int32, size: CGFloat, struck: Bool = false, reachable: [DieFace] = [],
    motion: DieMotion? = nil, turnable: Bool = false, targets: Set<Int32> = [], tilt: Double = DieTilt.table
  ) {
    solid = body
    self.face = face
    self.size = size
    self.struck = struck
    self.reachable = reachable
    self.motion = motion
    self.turnable = turnable
    self.targets = targets
    self.tilt = tilt
  }

  /// How far a finger has come; let go, it turns back.
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var finger = CGSize.zero
  @State private var held = Held()
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    let rest = lying
    ZStack(alignment: .topLeading) {
      DiePicture(
        ink: DieInk(struck: struck, reachable: reachable, targets: targets), solid: solid,
        lying: motion.map { $0.turn(from: rest.turn, to: rest.end(on: $0.to)) } ?? rest.turn,
        numbers: motion?.shown(start: rest.face) ?? (face == 0 ? 0 : 1),
        size: size, lift: motion?.lift ?? 0, aside: motion?.aside ?? .zero, tilt: tilt,
        finger: motion == nil ? finger : .zero
      )
      .transaction { if still { $0.animation = nil } }
      if motion == nil && size >= touchable {
        buttons(DieSight(rest.turn, side: size, margin: size * dieMargin, tilt: tilt))
      }
    }
    .frame(width: size, height: size)
    .highPriorityGesture(turning, including: turnable && motion == nil ? .all : .subviews)
    .accessibilityElement(children: .contain)
  }

  private func buttons(_ sight: DieSight) -> some View {
    let order = sight.clockwise(reachable.map { solid.slot($0.face) })
    return ForEach(Array(order.enumerated()), id: \.element) { place, slot in
      if let face = reachable.first(where: { solid.slot($0.face) == slot }) {
        FaceButton(
          face: face, place: place, touch: sight.touch(slot), seen: sight.outline(slot, share: touched))
      }
    }
  }

  private var turning: some Gesture {
    DragGesture(minimumDistance: 10).updating($finger) { value, finger, _ in finger = value.translation }
  }

  /// Where the body rests, or starts its motion from: known from one drawing to the next.
  private var lying: DieRest {
    var rest = held.rest.flatMap { $0.die == solid ? $0 : nil } ?? DieRest(solid)
    rest.lie(on: motion.map { $0.from ?? rest.face } ?? face)
    held.rest = rest
    return rest
  }

  /// Not observed: only drawing code writes it.
  private final class Held {
    var rest: DieRest?
  }
}

/// The die as a picture; what a finger has turned goes back step by step.
private struct DiePicture: View, Animatable {
  let ink: DieInk
  let solid: DieBody
  let lying: Turn
  let numbers: Double
  let size: CGFloat
  let lift: Double
  let aside: CGSize
  let tilt: Double
  var finger: CGSize

  @Environment(\.theme) private var theme

  nonisolated var animatableData: CGSize.AnimatableData {
    get { finger.animatableData }
    set { finger.animatableData = newValue }
  }

  var body: some View {
    // Larger than the die: a canvas draws nothing outside of itself, and shadow and throw are there.
    let around = size * (lift == 0 ? 0.3 : dieAround)
    Canvas { context, _ in
      let radius = size / 2
      let place = context.placed(
        CGPoint(x: around + aside.width * radius, y: around + aside.height * radius))
      DieShadow.paint(
        place, side: size, lift: lift, shade: theme == .day ? 0.5 : 1, sunk: ink.struck)
      let turn = Turn(finger: finger.width, finger.height, side: size) * lying
      let sight = DieSight(turn, side: size, margin: size * dieMargin, tilt: tilt)
      let scale = ink.struck ? sunk : 1
      let corner = CGPoint(x: radius * (1 - scale), y: radius * (1 - scale) - lift * radius)
      ink.paint(place.placed(corner, scale: scale), solid, sight, side: size, numbers: numbers)
      if ink.struck {
        let at = CGPoint(x: radius + size * sealAt, y: radius - size * sealAt)
        WaxSeal.paint(place.placed(at, turned: .degrees(-8)), size * sealRadius)
      }
    }
    .frame(width: size + 2 * around, height: size + 2 * around)
    .frame(width: size, height: size)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// What belongs to a face for a finger, in the die; what is seen of it shows a touch.
private struct FaceButton: View {
  let face: DieFace
  let place: Int
  let touch: [CGPoint]
  let seen: [CGPoint]

  var body: some View {
    let box = touch.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    Button(action: face.onTap) { Color.clear }
      .buttonStyle(
        FaceStyle(touch: FaceOutline(touch, in: box), seen: FaceOutline(seen, in: box), veil: rgb(0xE0A22E))
      )
      .frame(width: box.width, height: box.height)
      .hoverEffect()
      .accessibilityLabel(face.label)
      .accessibilityAddTraits(face.selected ? .isSelected : [])
      .accessibilitySortPriority(-Double(place))
      .glowing(face.intent, shape: FaceOutline(seen, in: box))
      .offset(x: box.minX, y: box.minY)
  }
}

/// The outline for a finger is a part of the style: round a button it would take the touch and do nothing.
private struct FaceStyle: ButtonStyle {
  let touch: FaceOutline
  let seen: FaceOutline
  let veil: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay { seen.fill(veil.opacity(configuration.isPressed ? 0.14 : 0)) }
      .contentShape([.interaction, .hoverEffect], touch)
  }
}

/// A closed way through corners, which are as they are in the die.
private struct FaceOutline: Shape {
  let corners: [CGPoint]

  init(_ corners: [CGPoint], in box: CGRect) {
    self.corners = corners.map { CGPoint(x: $0.x - box.minX, y: $0.y - box.minY) }
  }

  func path(in rect: CGRect) -> Path { Path(through: corners) }
}
