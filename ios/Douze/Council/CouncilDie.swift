import DouzeCore
import DouzeKit
import SwiftUI

/// The one big die in its dial of twelve months: targets ringed, what may be chosen to be pressed; all of it explains how
/// it ended so.
struct CouncilDie: View {
  let tween: Tween<CouncilFrame>
  /// 1 to 12; 0 where the council sits in none.
  var month: Int32 = 0
  let side: CGFloat
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      dial
      Color.clear
        .press(spoken: view.spoken, shape: TwelveShape(), intent: view.why, send: send)
        .accessibilitySortPriority(1)
      Beating(tween: tween, on: tween.turnsDie) { done in
        Die(
          body: DieBody(layout: view.layout), face: view.face, size: die, reachable: reachable,
          motion: tween.die(done), turnable: choosing, targets: Set(view.targets), tilt: DieTilt.level)
      }
      // With nothing to choose every tap asks why.
      .allowsHitTesting(choosing)
    }
    .frame(width: side)
    .frame(minHeight: side)
    .accessibilityElement(children: .contain)
  }

  private var dial: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      context.glow(middle, side * 0.62, side * 0.62, 0x9DB8FF, 0.3)
      // The dial is of the night's blue by day, too: the pale die stands out from it.
      Dial.paint(
        context, middle, side / 2 - 2, month: month > 0 ? Int(month) - 1 : nil,
        theme == .day ? Tokens.of(.council, .night) : tokens, ring: ringed)
    }
    .frame(width: side * 1.2, height: side * 1.2)
    .frame(width: side, height: side)
    .silent()
  }

  /// Each face that may be chosen is large enough for a finger: on a small dial the die takes nearly all of it.
  private var die: CGFloat { side * (ringed ? Self.within : Self.whole) }
  private var ringed: Bool { side >= (choosing ? Self.leastTouched : Self.leastRinged) }

  private static let within: CGFloat = 0.66
  private static let whole: CGFloat = 0.96
  private static let leastRinged: CGFloat = 124
  private static let leastTouched: CGFloat = 248

  private var view: CouncilDieView { tween.to.die }

  private var choosing: Bool { !view.reach.isEmpty }

  private var reachable: [DieFace] {
    view.reach.map { face in
      DieFace(face: face.face, selected: face.selected, label: face.label, intent: face.intent) {
        send(face.intent)
      }
    }
  }
}
