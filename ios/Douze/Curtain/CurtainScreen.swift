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
    GeometryReader { space in
      WithWindowLayout { room in
        if room.large || room.low {
          // Letters this large scroll over the cloth.
          scrolling(room, above: space.safeAreaInsets.top)
        } else {
          hung(space.size, above: space.safeAreaInsets.top)
        }
      }
    }
  }

  // MARK: the cloth, and below its hem the floor of the stage

  private func hung(_ size: CGSize, above: CGFloat) -> some View {
    VStack(spacing: 0) {
      GeometryReader { cloth in
        let high = cloth.size.height
        ZStack(alignment: .top) {
          sewn(cloth.size).padding(.top, cornice)
          if peeking, let peek = view.peek {
            Hand(view: peek, game: view.game, send: send)
              .frame(maxWidth: 960)
              .padding(.horizontal, Space.medium)
              .padding(.bottom, Self.open)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
          }
          bar.padding(.horizontal, Space.small)
        }
        .frame(width: cloth.size.width, height: high)
        .background {
          CurtainStage(
            cloth: .of(portrait: Int(view.medallion.portrait)), x: pulled?.x ?? cloth.size.width / 2,
            lift: peeking ? high * 0.46 : pulled?.up ?? 0, gap: gap(cloth.size), above: above
          )
          .animation(
            still || pulled != nil ? nil : .easeOut(duration: Double(view.ms) / 1000), value: peeking
          )
          .ignoresSafeArea(edges: .top)
        }
      }
      .contentShape(Rectangle())
      .simultaneousGesture(pulling(size.height), including: peeking ? .subviews : .all)
      foot
    }
  }

  private var peeking: Bool { view.peek?.open == true }

  /// Unless a hand needs the room, the rays of the face are clear of the swags.
  private var cornice: CGFloat { peeking ? 64 : 84 }
  /// Trim and fringe.
  private static let hem: CGFloat = 62
  /// Below an open hand.
  private static let open: CGFloat = 20

  /// What an open hand needs below the hem.
  private func gap(_ cloth: CGSize) -> CGSize? {
    guard peeking, let peek = view.peek else { return nil }
    return CGSize(
      width: min(960, cloth.width - 2 * Space.medium),
      height: Hand.height(peek, view.game, width: cloth.width) + Self.open)
  }

  /// Who takes the device, and unless a hand is open the button that lifts the cloth.
  @ViewBuilder private func sewn(_ cloth: CGSize) -> some View {
    let room = cloth.height - cornice - (peeking ? 0 : Self.hem)
    let broad = cloth.width > cloth.height && !peeking
    let side = min(max(room * (peeking ? 0.22 : broad ? 0.7 : 0.36), 72), 200)
    Group {
      if broad {
        HStack(spacing: Space.large) {
          CurtainMedallion(face: view.medallion, side: side)
          VStack(spacing: Space.small) { named }.frame(maxWidth: 400)
        }
      } else {
        // A high hand, and long words, have their room.
        ViewThatFits(in: .vertical) {
          if !peeking || room > 400 { faced(side) }
          if !peeking { faced(0.7 * side) }
          VStack(spacing: 12) { named }
        }
        .frame(maxWidth: 420)
      }
    }
    .padding(.horizontal, Space.medium)
    .padding(.top, Space.small)
    .padding(.bottom, peeking ? 0 : Self.hem)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: peeking ? .top : .center)
  }

  private func faced(_ side: CGFloat) -> some View {
    VStack(spacing: peeking ? Space.tiny : 12) {
      CurtainMedallion(face: view.medallion, side: side)
      named
    }
  }

  @ViewBuilder private var named: some View {
    plate(close: peeking)
    if !peeking {
      CurtainButton(view: view.lift, send: send, main: true).wide()
      // For eyes alone: the button is for others.
      onFolds(view.hint).accessibilityHidden(true)
    }
  }

  /// On folds that shine the words would vanish.
  private func onFolds(_ words: String) -> some View {
    AppText(text: words, style: .small, colour: rgb(0xFFF6DC), align: .center)
      .padding(.horizontal, 14)
      .padding(.vertical, Space.tiny)
      .background(buttonShape.fill(rgb(0x140A06, 0.75)))
  }

  /// What is on the floor of the stage: a peek and what else can be done.
  private var foot: some View {
    VStack(spacing: Space.small) {
      if let peek = view.peek {
        if peeking {
          AppText(text: view.hint, style: .name, colour: tokens.curtainInk, align: .center)
            .accessibilityHidden(true)
        }
        PeekButton(view: peek, send: send, ink: tokens.curtainInk, fill: tokens.curtain).wide()
      }
      actions
    }
    .frame(maxWidth: 440)
    .padding(.horizontal, Space.medium)
    .padding(.top, 18)
    .padding(.bottom, Space.small)
    .frame(maxWidth: .infinity)
    .background { Floor().ignoresSafeArea(edges: .bottom) }
  }

  private var actions: some View {
    FlowRow(alignment: .center) {
      ForEach(Array(view.actions.enumerated()), id: \.offset) { _, action in
        CurtainButton(view: action, send: send)
      }
    }
  }

  private func plate(close: Bool) -> some View {
    VStack(spacing: 2) {
      Heading(text: view.headline, style: close ? .title : .door, colour: tokens.ivoryInk, align: .center)
      AppText(text: view.line, style: close ? .small : .body, colour: tokens.ivorySoft, align: .center)
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, close ? 6 : 14)
    .frame(maxWidth: .infinity)
    .background(ChamferShape(cut: 12).fill(tokens.ivory))
    .gilded(ChamferShape(cut: 12), width: 2.4)
    .shadow(color: .black.opacity(0.4), radius: 6, y: 4)
  }

  private func pulling(_ height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 16)
      .updating($pulled) { value, pulled, _ in
        pulled = Pull(x: value.location.x, up: max(0, -value.translation.height))
      }
      .onEnded { if -$0.translation.height > 0.38 * height { send(view.lift.intent) } }
  }

  // MARK: in a low window, and with large letters

  private func scrolling(_ room: WindowLayout, above: CGFloat) -> some View {
    ZStack {
      CurtainStage(
        cloth: .of(portrait: Int(view.medallion.portrait)), x: room.width / 2,
        lift: peeking ? 0.66 * room.height : 0, gap: nil, above: above
      )
      .animation(still ? nil : .easeOut(duration: Double(view.ms) / 1000), value: peeking)
      .ignoresSafeArea()
      ScrollView {
        VStack(spacing: 0) {
          bar
          Spacer(minLength: room.low ? 40 : 84)
          plate(close: false).frame(maxWidth: 440).padding(.vertical, Space.small)
          Spacer(minLength: 0)
          below(room.width).frame(maxWidth: 440).padding(.bottom, Space.large)
        }
        .padding(.horizontal, Space.large)
        .frame(maxWidth: .infinity, minHeight: room.height)
      }
      .scrollBounceBehavior(.basedOnSize)
      // A finger that holds the hand open may move.
      .scrollDisabled(peeking && view.peek?.toggles == false)
    }
  }

  private func below(_ width: CGFloat) -> some View {
    VStack(spacing: Space.small) {
      if let peek = view.peek {
        // The hand opens above the button, in room that is kept for it: what a finger holds does not move. Until then the
        // warning stands there.
        Group {
          if peek.open {
            Hand(view: peek, game: view.game, send: send, face: 72)
          } else {
            onFolds(peek.warning)
          }
        }
        .frame(maxWidth: .infinity, minHeight: Hand.height(peek, view.game, width: width), alignment: .bottom)
        PeekButton(view: peek, send: send, ink: tokens.curtainInk, fill: tokens.curtain).wide()
      }
      if !view.hint.isEmpty {
        onFolds(view.hint).accessibilityHidden(true)
      }
      CurtainButton(view: view.lift, send: send, main: true).wide()
      actions
    }
  }
}

/// The viewer's hand, in the opening below the hem.
private struct Hand: View {
  let view: PeekView
  let game: GameKind
  let send: Send
  /// Of a card of the forest duel.
  var face = Self.large
  @Environment(\.tokens) private var tokens

  private static let large: CGFloat = 88
  private static let card: CGFloat = 92

  /// So much it needs where letters are small.
  static func height(_ view: PeekView, _ game: GameKind, width: CGFloat) -> CGFloat {
    if game == .forest { return large + 36 }
    // On the smallest phone three names have room in a row.
    let inRow = width < 340 ? 3 : CharacterCards.inOneRow
    let rows = ((view.hands.first?.cards.count ?? 0) + inRow - 1) / inRow
    return CGFloat(rows) * (card + 11) + CGFloat(max(0, view.hands.count - 1)) * 34
  }

  var body: some View {
    VStack(spacing: Space.small) {
      ForEach(Array(view.hands.enumerated()), id: \.offset) { index, hand in
        if index == 0 {
          HandCards(cards: hand.cards, send: send, face: face, height: Self.card)
        } else {
          UnderCards(view: hand, ink: tokens.curtainInk)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    // Words stand on the dark of the stage.
    .environment(\.tokens, tokens.onCurtain)
  }
}

/// Cornice, swags and cloth, and the stage behind it.
private struct CurtainStage: View, Animatable {
  let cloth: Cloth
  let x: CGFloat
  /// How high the hem is in its middle.
  var lift: CGFloat
  /// What stands below the hem when it is up, in the middle.
  let gap: CGSize?
  /// What the system covers of it.
  let above: CGFloat
  @Environment(\.game) private var game

  nonisolated var animatableData: CGFloat {
    get { lift }
    set { lift = newValue }
  }

  var body: some View {
    Canvas { context, size in
      CurtainInk.paint(
        context, size, cloth, light: Tokens.of(game, .night).tableLight, x: x, lift: lift, gap: gap,
        above: above)
    }
    .accessibilityHidden(true)
  }
}

/// The boards of the stage below its lamps.
private struct Floor: View {
  var body: some View {
    Canvas { context, size in
      StageFloor.paint(context, CGRect(origin: .zero, size: size))
      StageFloor.lamps(context, 0, size.width)
    }
    .accessibilityHidden(true)
  }
}

/// How the cloth before its stage is painted.
enum CurtainInk {
  static func paint(
    _ context: GraphicsContext, _ size: CGSize, _ cloth: Cloth, light: Color, x: CGFloat, lift: CGFloat,
    gap: CGSize? = nil, above: CGFloat = 0
  ) {
    StageFloor.paint(context, CGRect(origin: .zero, size: size))
    let foot = CGPoint(x: size.width / 2, y: size.height)
    if lift > 0 {
      // Warm light of the game from behind, where the cloth is drawn up.
      let far = min(size.width, size.height) * 0.8
      let lit = Gradient(colors: [light, light.opacity(0.5), light.opacity(0)])
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .outwards(lit, foot, far))
      context.glow(foot, far * 0.6, far * 0.6, 0xFFD98A, 0.5)
    }
    let box = CGRect(x: -8, y: 0, width: size.width + 16, height: size.height - 22)
    ClothInk(
      cloth: cloth, folds: max(12, Int(size.width / 36)),
      lift: lift > 0 ? ClothInk.Lift(x: x, height: min(lift, box.height - 80), gap: gap, of: box) : nil
    )
    .paint(context, box)
    let sides = ramp([(0, 0x0A0418, 0.75), (0.16, 0x0A0418, 0), (0.84, 0x0A0418, 0), (1, 0x0A0418, 0.75)])
    let whole = CGRect(origin: .zero, size: size)
    if lift == 0 { context.fill(Path(box), with: .across(sides, whole)) }
    Valance.paint(context, size, cloth, swags: max(5, Int(size.width / 82)), above: above)
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
