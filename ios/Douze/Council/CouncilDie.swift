import DouzeCore
import DouzeKit
import SwiftUI

/// The one big die: targets ringed, what may be chosen to be pressed; all of it explains how it came to lie so.
struct CouncilDie: View {
  let tween: Tween<CouncilFrame>
  let side: CGFloat
  let send: Send

  var body: some View {
    ZStack {
      Color.clear
        .press(spoken: view.spoken, shape: panelShape, onClick: { send(view.why) })
        .accessibilitySortPriority(1)
      Beating(tween: tween, on: tween.turnsDie) { done in
        Die(
          body: DieBody(layout: view.layout), face: view.face, size: side, reachable: reachable,
          motion: tween.die(done), turnable: choosing, targets: Set(view.targets))
      }
      // With nothing to choose every tap asks why.
      .allowsHitTesting(choosing)
    }
    .frame(width: side)
    .frame(minHeight: side)
    .accessibilityElement(children: .contain)
  }

  private var view: CouncilDieView { tween.to.die }

  private var choosing: Bool { !view.reach.isEmpty }

  private var reachable: [DieFace] {
    view.reach.map { face in
      DieFace(face: face.face, selected: face.selected, label: face.label) { send(face.intent) }
    }
  }
}
