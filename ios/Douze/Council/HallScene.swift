import DouzeCore
import SwiftUI

/// The end of a council, drawn to its window: the throne room with a window for each dilemma, lit where it was solved, and its
/// ruler; or the gate from outside, for a council that is banished.
struct HallScene: View {
  let side: CouncilSide
  let view: CouncilResultView
  /// The left part of a wide window, which the throne has for itself; else it is in the middle.
  var own: CGFloat?
  /// How high it is; below that are words.
  var height: CGFloat?
  /// To the edges of the window, below what the system covers, too.
  var bleeds = true

  var body: some View {
    GeometryReader { space in
      let insets = bleeds ? space.safeAreaInsets : EdgeInsets()
      let foot = insets.top + (height ?? space.size.height + insets.bottom)
      let ink = HallInk(
        won: view.won, steps: side.shown.progress.steps,
        seats: side.shown.seats.map { Int($0.medallion.portrait) },
        ruler: view.ruler?.character, own: own, foot: foot, insets: insets, barred: bleeds)
      ZStack {
        Canvas { ink.ground($0, $1) }
        Beating(tween: side.tween, on: side.tween.moves == .throneRevealed) { done in
          Canvas { ink.paint($0, $1, done: done) }
        }
      }
      .ignoresSafeArea(edges: bleeds ? .all : [])
    }
    .accessibilityHidden(true)
  }
}

/// The scene is 412 wide; x = 0 is its axis, y = 0 its upper edge.
struct HallInk {
  let won: Bool
  let steps: [ProgressStep]
  /// Portraits.
  let seats: [Int]
  let ruler: CharacterKind?
  var own: CGFloat?
  /// Its lower edge.
  let foot: CGFloat
  var insets = EdgeInsets()
  /// The bar stands before it.
  var barred = false

  /// In a low room only the vault's tip is above this.
  private static let tip: CGFloat = 44
  /// What a wide window shows of it: all windows, the steps of the throne, or all who stand before the gate.
  private static let wide: CGFloat = 376
  private static let wideTop: CGFloat = 60
  private var wideEnd: CGFloat { won ? 552 : 606 }
  /// The bar has its words there.
  private static let bar: CGFloat = 108
  private static let bells: CGFloat = 150

  /// Where the scene stands.
  private struct Stand {
    let unit: CGFloat
    let zero: CGPoint
    /// What of it is in sight.
    let top: CGFloat
    let end: CGFloat
    let reach: CGFloat
  }

  private func stand(_ size: CGSize) -> Stand {
    let high = max(1, foot - insets.top)
    let across = size.width - insets.leading - insets.trailing
    let unit: CGFloat
    let zero: CGPoint
    if let own {
      unit = min(own / Self.wide, high / (wideEnd - Self.wideTop))
      // Some of what a high window has over is below the steps.
      let over = max(0, high / unit - (wideEnd - Self.wideTop))
      zero = CGPoint(x: insets.leading + own / 2, y: foot - (wideEnd + min(0.3 * over, 112)) * unit)
    } else {
      unit = min(across / 412, high / (HallInside.end - Self.tip))
      zero = CGPoint(x: insets.leading + across / 2, y: foot - HallInside.end * unit)
    }
    return Stand(
      unit: unit, zero: zero, top: -zero.y / unit, end: (size.height - zero.y) / unit,
      reach: max(zero.x, size.width - zero.x) / unit + 10)
  }

  /// The sky, pillars and banners: nothing of it moves.
  func ground(_ context: GraphicsContext, _ size: CGSize) {
    let stand = stand(size)
    let sky =
      won
      ? ramp([(0, 0x3A5CC4), (0.35, 0x1E3486), (0.7, 0x0C1748), (1, 0x040820)])
      : ramp([(0, 0x26336E), (0.4, 0x141E4E), (0.75, 0x090F2E), (1, 0x030616)])
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .outwards(
        sky, CGPoint(x: stand.zero.x, y: foot * (won ? 0.55 : 0.45)), 0.7 * max(size.width, foot)))
    HallNave(
      warm: won, top: stand.top, reach: stand.reach, floor: won ? HallInside.floor : Self.ground, seats: seats
    ).paint(context.placed(stand.zero, scale: stand.unit))
  }

  /// Where the ground outside begins.
  private static let ground: CGFloat = 540

  /// `done`: how far it has come, from 0 to 1.
  func paint(_ context: GraphicsContext, _ size: CGSize, done: Double) {
    let stand = stand(size)
    let scene = context.placed(stand.zero, scale: stand.unit)
    if won { throne(scene, stand, done) } else { banished(scene, stand, done) }
    if !won {
      let shade = Gradient(stops: [
        Gradient.Stop(color: rgb(0x03061A, 0), location: 0.5),
        Gradient.Stop(color: rgb(0x03061A, 0.62), location: 1),
      ])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .outwards(shade, CGPoint(x: stand.zero.x, y: 0.45 * foot), 0.7 * max(size.width, foot)))
    }
    if barred { dusk(context, size.width) }
  }

  /// Words and signs of the bar stand before dusk, not before columns.
  private func dusk(_ context: GraphicsContext, _ across: CGFloat) {
    let box = CGRect(x: 0, y: 0, width: across, height: insets.top + 72)
    context.fill(
      Path(box), with: .down(ramp([(0, 0x040820, 0.82), (0.6, 0x040820, 0.7), (1, 0x040820, 0)]), box))
  }

  private func throne(_ context: GraphicsContext, _ stand: Stand, _ done: Double) {
    let inside = HallInside(warm: true)
    let end = max(stand.end, HallInside.end) + 60
    inside.vault(context, lift: 0) { place in
      // They light one after the other.
      lit(place) ? min(max(8 * done - Double(place), 0), 1) : 0
    }
    let focus = CGPoint(x: 0, y: 330)
    context.glow(focus, 240, 240, 0xFFD98A, 0.3)
    context.fill(.rays(focus, from: 60, to: 340, share: 0.42), 0xFFE9B0, 0.09)
    inside.tiles(context, from: HallInside.floor, to: end, reach: stand.reach)
    inside.carpet(context, to: end)
    ThroneSeat.paint(context.placed(CGPoint(x: 0, y: 500), scale: 2.35))
    let near = min((foot - stand.zero.y) / stand.unit - 8, 580)
    let aside = min(144, stand.reach - 66)
    for side in [-1, 1] as [CGFloat] {
      Candelabrum.paint(context.placed(CGPoint(x: side * aside, y: near - 14), scale: 1.12), warm: true)
      for (x, high) in [(94, 20), (80, 14)] as [(CGFloat, CGFloat)] {
        Taper.paint(context, CGPoint(x: side * x, y: near), high: high, wide: 8, lit: true)
      }
      // Where the bar has its words they would hang in them.
      if own != nil, stand.zero.x - insets.leading - Self.bells * stand.unit > Self.bar {
        let x = side * Self.bells
        context.outline(.upright(x, stand.top, 84), 0xF0CF7E, 1.4)
        let swing = done < 1 ? 12 * sin(6 * done * .pi) * (1 - done) : 0
        let nail = context.placed(CGPoint(x: x, y: 84), scale: 1.2, turned: .degrees(swing))
        Bell.paint(nail.placed(CGPoint(x: 0, y: 17)))
      }
    }
    if let ruler {
      context.picture(
        Douze.ruler(ruler), in: CGRect(x: -206, y: 12 * (1 - done) / stand.unit, width: 412, height: 640),
        opacity: min(max(2 * done - 1, 0), 1))
    }
  }

  private func banished(_ context: GraphicsContext, _ stand: Stand, _ done: Double) {
    let inside = HallInside(warm: false)
    inside.vault(context, lift: 6) { lit($0) ? 1 : 0 }
    context.glow(CGPoint(x: 0, y: 250), 200, 200, 0x9DB0E8, 0.16)
    inside.tiles(
      context, from: Self.ground, to: max(stand.end, HallInside.end) + 60, reach: stand.reach)
    HallGate.paint(context, shut: done)
    let aside = min(156, stand.reach - 50)
    for side in [-1, 1] as [CGFloat] {
      Candelabrum.paint(context.placed(CGPoint(x: side * aside, y: 584), scale: 1.02), warm: false)
    }
    HallGate.turnedOut(context, seats)
    HallGate.rain(context, reach: stand.reach)
  }

  private func lit(_ place: Int) -> Bool {
    steps.indices.contains(place) && (steps[place] == .solved || steps[place] == .public)
  }
}
