import DouzeCore
import SwiftUI

/// What is going on, what the selected card does, or what a hint says; where it `folds`, also the way to kept rewards, and to
/// talk where there is nothing else to do.
struct StatusLine: View {
  let side: CouncilSide
  let roomy: Bool
  let folds: Bool

  var body: some View {
    if folds, view.inspect == nil, let hint = view.hint {
      HintBar(view: hint, hands: view.hands, send: side.table.send).readAs(0)
    } else {
      line
    }
  }

  private var line: some View {
    HStack(spacing: Space.tiny) {
      Status(status: view.status, table: side.table, instead: instead, tight: !roomy)
      if folds, let explain = side.selected?.explain {
        SignButton(view: explain, sign: Signs.about, send: side.table.send)
      }
      if folds, !view.kept.isEmpty {
        KeptFold(kept: view.kept, tween: side.tween, open: side.open == .kept) { side.toggle(.kept) }
      }
      if folds, side.idle { Say(side: side) }
    }
    .readAs(0)
  }

  private var view: CouncilView { side.view }

  /// Where there is little room the selected card's rule stands here.
  private var instead: String? { roomy ? nil : side.selected?.rule }
}

/// What the council decides with one tap, what is selected, or a councillor at work; where it `talks`, also the way to speech.
struct Deciding: View {
  let side: CouncilSide
  let tight: Bool
  let talks: Bool
  /// Signs stand below what leads on.
  var stacked = false

  var body: some View {
    Group {
      if thinks {
        HStack(spacing: Space.small) {
          Decision(confirm: nil, cancel: nil, table: side.table, tight: tight)
          if says { Say(side: side) }
        }
      } else if !side.idle {
        VStack(spacing: 6) {
          if stacked {
            decisions
            confirm
            if signs { signed { Spacer(minLength: 0) } }
          } else if view.confirm == nil {
            signed { decisions }
          } else {
            decisions
            signed { confirm }
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .readAs(3)
  }

  private var view: CouncilView { side.view }
  private var send: Send { side.table.send }
  private var thinks: Bool { side.table.thinking != nil }
  private var says: Bool { talks && view.talk != nil }

  private var signs: Bool { view.cancel != nil || view.askHint != nil || says }

  /// The main thing between the signs.
  private func signed(@ViewBuilder _ main: () -> some View) -> some View {
    HStack(alignment: .top, spacing: 6) {
      if let cancel = view.cancel { round(cancel, Signs.close) }
      main().frame(maxWidth: .infinity)
      if !talks, let explain = side.selected?.explain { round(explain, Signs.about) }
      if let askHint = view.askHint { round(askHint, Signs.hint) }
      if says { Say(side: side) }
    }
  }

  private func round(_ button: ButtonView, _ sign: Sign) -> some View {
    RoundSign(label: button.label, sign: sign).press(view: button, shape: buttonShape, send: send)
  }

  /// Several things to decide, two in a row.
  @ViewBuilder private var decisions: some View {
    if view.decisions.count == 1, view.confirm == nil {
      MainButton(view: view.decisions[0], send: send, style: style).wide()
    } else if !view.decisions.isEmpty {
      Paired {
        ForEach(Array(view.decisions.enumerated()), id: \.offset) {
          QuietButton(view: $1, send: send, style: tight ? .name : .plaque).wide()
        }
      }
    }
  }

  /// While something is asked, its answer alone is gold.
  @ViewBuilder private var confirm: some View {
    if let confirm = view.confirm {
      if side.questioned, confirm.enabled {
        QuietButton(view: confirm, send: send, style: style).wide()
      } else {
        MainButton(view: confirm, send: send, style: style, hinted: !tight).wide()
      }
    }
  }

  private var style: Typography { tight ? .name : .plaque }
}

/// Opens what the table has said, and what may be said.
private struct Say: View {
  let side: CouncilSide

  var body: some View {
    if let talk = side.view.talk {
      RoundSign(label: talk.say, sign: Emblem.remark.sign)
        .press(
          spoken: talk.say, shape: buttonShape, onClick: { side.toggle(.talk) }, selected: side.open == .talk)
    }
  }
}
