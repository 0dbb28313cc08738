import DouzeCore
import DouzeKit
import SwiftUI

/// Colours of a button; no `edge`: it is filled.
private struct Paint {
  let fill: Color
  let ink: Color
  let edge: Color?
}

/// The one thing to do here: filled with the accent. Off: an outline, and its hint below, unless it is only spoken.
struct MainButton: View {
  let view: ButtonView
  let send: Send
  var style = WordStyle.strong
  var hinted = true
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    if view.enabled {
      PaintedButton(
        view: view, send: send, paint: Paint(fill: accent, ink: tokens.onAccent, edge: nil), style: style)
    } else {
      VStack(spacing: Space.tiny) {
        PaintedButton(
          view: view, send: send, paint: Paint(fill: .clear, ink: tokens.inkSoft, edge: tokens.hairline),
          style: style)
        if hinted, let hint = view.hint {
          SoftWords(text: hint, align: .center).accessibilityHidden(true)
        }
      }
    }
  }
}

/// On the curtain: `main` filled, others an outline.
struct CurtainButton: View {
  let view: ButtonView
  let send: Send
  var main = false
  @Environment(\.tokens) private var tokens

  var body: some View {
    PaintedButton(view: view, send: send, paint: main ? filled : outlined, style: .strong)
  }

  private var filled: Paint { Paint(fill: tokens.curtainInk, ink: tokens.curtain, edge: nil) }
  private var outlined: Paint {
    Paint(fill: tokens.curtain, ink: tokens.curtainInk, edge: tokens.curtainInk)
  }
}

/// Something else that can be done.
struct QuietButton: View {
  let view: ButtonView
  let send: Send
  var style = WordStyle.strong
  var sign: Sign?
  @Environment(\.tokens) private var tokens

  var body: some View {
    let on = Paint(fill: tokens.paperRaised, ink: tokens.ink, edge: tokens.line)
    let off = Paint(fill: tokens.paperRaised, ink: tokens.inkSoft, edge: tokens.hairline)
    PaintedButton(view: view, send: send, paint: view.enabled ? on : off, style: style, sign: sign)
  }
}

private struct PaintedButton: View {
  let view: ButtonView
  let send: Send
  let paint: Paint
  let style: WordStyle
  var sign: Sign?

  var body: some View {
    Labelled(label: view.label, paint: paint, style: style, sign: sign)
      .press(view: view, shape: buttonShape, send: send, veil: paint.ink)
  }
}

/// A button of the shell's own: what it does is not an intent.
struct OwnButton: View {
  let label: String
  let onClick: @MainActor () -> Void
  var sign: Sign?
  var hint: String?
  var enabled = true
  var main = false
  var style = WordStyle.strong
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    Labelled(label: label, paint: paint, style: style, sign: sign)
      .press(
        spoken: label, shape: buttonShape, onClick: onClick, veil: paint.ink, enabled: enabled, state: hint)
  }

  private var paint: Paint {
    if !enabled { return Paint(fill: tokens.paperRaised, ink: tokens.inkSoft, edge: tokens.hairline) }
    if main { return Paint(fill: accent, ink: tokens.onAccent, edge: nil) }
    return Paint(fill: tokens.paperRaised, ink: tokens.ink, edge: tokens.line)
  }
}

/// What can be done after the end of a game, the `main` thing first, and its `record`.
struct Onward: View {
  let main: ButtonView
  let others: [ButtonView?]
  let record: ExportView
  let table: Table

  var body: some View {
    FlowRow(spacing: Space.small) {
      MainButton(view: main, send: table.send)
      ForEach(others.compactMap { $0 }, id: \.label) { QuietButton(view: $0, send: table.send) }
      ExportButton(view: record, desk: table.desk)
    }
  }
}

/// A file to be made; what it is for is spoken.
struct ExportButton: View {
  let view: ExportView
  let desk: any Desk
  var style = WordStyle.strong

  var body: some View {
    OwnButton(
      label: view.label, onClick: { desk.export(kind: view.kind) }, hint: view.hint, enabled: view.enabled,
      style: style)
  }
}

private struct Labelled: View {
  let label: String
  let paint: Paint
  let style: WordStyle
  let sign: Sign?
  @Environment(\.wide) private var wide

  var body: some View {
    HStack(spacing: Space.small) {
      if let sign { Picture(image: sign, colour: paint.ink, size: 22) }
      Words(text: label, style: style, colour: paint.ink, align: .center)
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, Space.small)
    .frame(minWidth: Space.touch, maxWidth: wide ? .infinity : nil, minHeight: Space.touch)
    .framed(buttonShape, fill: paint.fill, edge: paint.edge)
  }
}

/// A sign alone; its label is spoken.
struct SignButton: View {
  let view: ButtonView
  let sign: Sign
  let send: Send
  var ink: Color?
  @Environment(\.tokens) private var tokens

  var body: some View {
    Picture(image: sign, colour: view.enabled ? ink ?? tokens.ink : tokens.inkSoft, size: 26)
      .frame(width: Space.touch, height: Space.touch)
      .press(view: view, shape: buttonShape, send: send, veil: ink)
      // Where it stands for words, the system shows them large when it is held at the largest letters.
      .accessibilityShowsLargeContentViewer { Text(view.label) }
  }
}
