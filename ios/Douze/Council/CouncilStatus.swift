import DouzeCore
import SwiftUI

/// What is going on; where it `folds`, also the way to talk and kept rewards.
struct StatusLine: View {
  let side: CouncilSide
  let roomy: Bool
  let folds: Bool

  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.tiny) {
      if folds, let talk = view.talk {
        Fold(spoken: talk.say, open: side.open == .talk, onPress: { side.toggle(.talk) }) {
          Picture(image: Emblem.remark.sign, colour: tokens.ink, size: 24)
        }
      }
      Status(status: view.status, table: side.table, instead: instead)
      if folds, !view.kept.isEmpty {
        KeptFold(kept: view.kept, tween: side.tween, open: side.open == .kept) { side.toggle(.kept) }
      }
    }
    .readAs(0)
  }

  private var view: CouncilView { side.view }

  /// Where there is little room the selected card's rule stands here.
  private var instead: String { roomy ? view.status : side.selected?.rule ?? view.status }
}

/// What the council decides with one tap, what is selected, or a councillor at work.
struct Deciding: View {
  let side: CouncilSide
  let tight: Bool

  var body: some View {
    VStack(spacing: 6) {
      if !thinks, !view.decisions.isEmpty {
        FlowRow(spacing: 6, lineSpacing: 6, alignment: .center) {
          ForEach(Array(view.decisions.enumerated()), id: \.offset) {
            QuietButton(view: $1, send: send, style: tight ? .smallStrong : .strong)
          }
          if let askHint = view.askHint { SignButton(view: askHint, sign: Signs.hint, send: send) }
        }
      }
      HStack(spacing: Space.small) {
        Decision(
          confirm: view.confirm, cancel: view.cancel, askHint: view.decisions.isEmpty ? view.askHint : nil,
          table: side.table, tight: tight, terse: tight && explain != nil, hinted: !tight)
        if let explain, !thinks { SignButton(view: explain, sign: Signs.about, send: send) }
      }
    }
    .frame(maxWidth: .infinity)
    .readAs(3)
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
  private var thinks: Bool { side.table.thinking != nil }
  private var explain: ButtonView? { side.selected?.explain }
}
