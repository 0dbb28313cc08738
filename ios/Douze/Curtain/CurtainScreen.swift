import DouzeCore
import SwiftUI

/// Between two people: a curtain in the colour of the seat that takes the device. A finger that pulls it up far enough
/// lifts it; so does its button, for those who do not pull.
struct CurtainScreen: View {
  let view: CurtainView
  let bar: AnyView
  let send: Send

  @GestureState private var pulled: Pull?
  @Environment(\.tokens) private var tokens
  @Environment(\.still) private var still

  /// A finger on the cloth: where, and how far up it has come.
  private struct Pull: Equatable {
    let x: CGFloat
    let up: CGFloat
  }

  var body: some View {
    WithWindowLayout { room in
      ZStack {
        CurtainStage(
          cloth: .of(portrait: Int(view.medallion.portrait)), x: pulled?.x ?? room.width / 2,
          lift: lift(room),
          hem: room.low ? 0.9 : 0.8
        )
        .animation(
          still || pulled != nil ? nil : .easeOut(duration: Double(view.ms) / 1000), value: lift(room)
        )
        .ignoresSafeArea()
        ScrollView {
          VStack(spacing: 0) {
            bar
            Spacer(minLength: room.low ? 40 : 84)
            who(room).frame(maxWidth: 440).padding(.vertical, Space.small)
            Spacer(minLength: 0)
            below.frame(maxWidth: 440).padding(.bottom, Space.large)
          }
          .padding(.horizontal, Space.large)
          .frame(maxWidth: .infinity, minHeight: room.height)
          .contentShape(Rectangle())
          .simultaneousGesture(pulling(room), including: room.low || room.large ? .subviews : .all)
        }
        .scrollBounceBehavior(.basedOnSize)
        // A finger that holds the hand open may move.
        .scrollDisabled(isHeld)
      }
    }
  }

  private var isHeld: Bool { view.peek.map { $0.open && !$0.toggles } ?? false }

  /// How high the hem is: as far as the finger has come, and out of the way of an open hand.
  private func lift(_ room: WindowLayout) -> CGFloat {
    max(view.peek?.open == true ? 0.4 * room.height : 0, pulled?.up ?? 0)
  }

  private func pulling(_ room: WindowLayout) -> some Gesture {
    DragGesture(minimumDistance: 16)
      .updating($pulled) { value, pulled, _ in
        pulled = Pull(x: value.location.x, up: max(0, -value.translation.height))
      }
      .onEnded { if -$0.translation.height > 0.38 * room.height { send(view.lift.intent) } }
  }

  private func who(_ room: WindowLayout) -> some View {
    VStack(spacing: Space.medium) {
      if !room.low {
        CurtainMedallion(face: view.medallion, side: room.roomy ? 150 : 104)
      }
      VStack(spacing: 2) {
        Heading(text: view.headline, style: .door, colour: tokens.ivoryInk, align: .center)
        AppText(text: view.line, colour: tokens.ivorySoft, align: .center)
      }
      .padding(.horizontal, Space.medium)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(ChamferShape(cut: 12).fill(tokens.ivory))
      .gilded(ChamferShape(cut: 12), width: 2.4)
      .shadow(color: .black.opacity(0.4), radius: 6, y: 4)
    }
  }

  private var below: some View {
    VStack(spacing: Space.small) {
      if let peek = view.peek { Peeking(view: peek, game: view.game, send: send) }
      if !view.hint.isEmpty {
        // For eyes alone: the button is for others.
        AppText(text: view.hint, style: .name, colour: tokens.curtainInk, align: .center)
          .accessibilityHidden(true)
      }
      CurtainButton(view: view.lift, send: send, main: true).wide()
      FlowRow(alignment: .center) {
        ForEach(Array(view.actions.enumerated()), id: \.offset) { _, action in
          CurtainButton(view: action, send: send)
        }
      }
    }
  }
}

/// Cornice, swags and cloth, and below its hem the lamps and the floor of the stage.
private struct CurtainStage: View, Animatable {
  let cloth: Cloth
  let x: CGFloat
  var lift: CGFloat
  /// Where it hangs, of the height.
  let hem: CGFloat

  nonisolated var animatableData: CGFloat {
    get { lift }
    set { lift = newValue }
  }

  var body: some View {
    Canvas { context, size in
      CurtainInk.paint(context, size, cloth, hem: size.height * hem, x: x, lift: lift)
    }
    .accessibilityHidden(true)
  }
}

/// How the whole stage is painted.
enum CurtainInk {
  static func paint(
    _ context: GraphicsContext, _ size: CGSize, _ cloth: Cloth, hem: CGFloat, x: CGFloat, lift: CGFloat
  ) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(rgb(0x0A0402)))
    let floor = CGRect(x: 0, y: hem - 60, width: size.width, height: size.height - hem + 60)
    StageFloor.paint(context, floor)
    if lift > 0 { context.glow(CGPoint(x: x, y: hem - 60), 190, 200, 0xFFD98A, 0.4) }
    let box = CGRect(x: -8, y: 40, width: size.width + 16, height: hem - 40)
    ClothInk(
      cloth: cloth, folds: max(12, Int(size.width / 36)),
      lift: lift > 0 ? ClothInk.Lift(x: x, height: min(lift, hem - 120)) : nil
    )
    .paint(context, box)
    let dusk = ramp([(0, 0x000000, 0.5), (0.22, 0x000000, 0), (1, 0x000000, 0)])
    let above = CGRect(x: 0, y: 40, width: size.width, height: hem - 40 - lift)
    if above.height > 0 { context.fill(Path(above), with: .down(dusk, above)) }
    let sides = ramp([(0, 0x0A0418, 0.75), (0.16, 0x0A0418, 0), (0.84, 0x0A0418, 0), (1, 0x0A0418, 0.75)])
    context.fill(Path(box), with: .across(sides, CGRect(origin: .zero, size: size)))
    StageFloor.lamps(context, min(hem + 42, size.height - 30), size.width)
    Valance.paint(context, size, cloth, swags: max(5, Int(size.width / 82)))
  }
}

/// The face in a ring of wood, with rays of gold thread around it.
private struct CurtainMedallion: View {
  let face: FaceView
  let side: CGFloat

  var body: some View {
    Piece(side, units: 250) { context in
      context.fill(.rays(.zero, from: 94, to: 122, share: 0.16), with: .color(rgb(0xF7DC94)))
      let ring = Path.ngon(.zero, 94)
      context.fill(
        ring, with: .down(ramp([(0, 0x7A4A1C), (0.5, 0x3E2209), (1, 0x8A5A22)]), ring.boundingRect))
      context.gild(ring, line: 2.4)
      for place in 0..<12 {
        let at = CGPoint.zero.towards(30 * CGFloat(place), 87)
        context.fill(.ngon(at, 3, 4, turned: 0), with: .color(rgb(0xFFE9B0)))
      }
      MedallionInk.paint(context.placed(.zero, scale: 1.72), face)
    }
  }
}

/// The hand opens above the button, in room that is kept for it: what a finger holds does not move. Until then the
/// warning stands there: a screen reader speaks it before it would speak a hand.
private struct Peeking: View {
  let view: PeekView
  let game: GameKind
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.small) {
      Group {
        if view.open {
          hands
        } else {
          AppText(text: view.warning, style: .small, colour: tokens.curtainInk, align: .center)
        }
      }
      .frame(maxWidth: .infinity, minHeight: game == .forest ? 104 : 164, alignment: .bottom)
      PeekButton(view: view, send: send, ink: tokens.curtainInk, fill: tokens.curtain).wide()
    }
  }

  private var hands: some View {
    VStack(spacing: Space.small) {
      ForEach(Array(view.hands.enumerated()), id: \.offset) { index, hand in
        if index == 0 {
          HandCards(cards: hand.cards, send: send)
        } else {
          UnderCards(view: hand, ink: tokens.curtainInk)
        }
      }
    }
  }
}
