import DouzeCore
import DouzeKit
import SwiftUI

/// How a button looks: gold, a frame on a dark ground, or switched off.
private enum Paint {
  case gold
  case framed(fill: Color, ink: Color)
  case off(fill: Color)
  /// The main thing, while something is to be chosen first.
  case waiting

  func ink(_ tokens: Tokens) -> Color {
    switch self {
    case .gold: tokens.buttonInk
    case .framed(_, let ink): ink
    case .off, .waiting: tokens.inkSoft
    }
  }
}

/// The one thing to do here: the gold button. Off: an outline, and its hint below, unless it is only spoken.
struct MainButton: View {
  let view: ButtonView
  let send: Send
  var style = Typography.plaque
  var hinted = true

  var body: some View {
    if view.enabled {
      PaintedButton(view: view, send: send, paint: .gold, style: style)
    } else {
      VStack(spacing: Space.tiny) {
        PaintedButton(view: view, send: send, paint: .waiting, style: style)
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
    let framed = Paint.framed(fill: tokens.curtain, ink: tokens.curtainInk)
    PaintedButton(view: view, send: send, paint: main ? .gold : framed, style: .plaque)
  }
}

/// Something else that can be done.
struct QuietButton: View {
  let view: ButtonView
  let send: Send
  var style = Typography.name
  var sign: Sign?
  @Environment(\.tokens) private var tokens

  var body: some View {
    let on = Paint.framed(fill: tokens.paperRaised, ink: tokens.ink)
    let off = Paint.off(fill: tokens.paperRaised)
    PaintedButton(view: view, send: send, paint: view.enabled ? on : off, style: style, sign: sign)
  }
}

private struct PaintedButton: View {
  let view: ButtonView
  let send: Send
  let paint: Paint
  let style: Typography
  var sign: Sign?
  @Environment(\.tokens) private var tokens

  var body: some View {
    Labelled(label: view.label, paint: paint, style: style, sign: sign)
      .press(view: view, shape: buttonShape, send: send, veil: paint.ink(tokens))
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
  var style = Typography.name
  @Environment(\.tokens) private var tokens

  var body: some View {
    Labelled(label: label, paint: paint, style: style, sign: sign)
      .press(
        spoken: label, shape: buttonShape, onClick: onClick, veil: paint.ink(tokens), enabled: enabled,
        state: hint)
  }

  private var paint: Paint {
    if !enabled { return .off(fill: tokens.paperRaised) }
    if main { return .gold }
    return .framed(fill: tokens.paperRaised, ink: tokens.ink)
  }
}

/// What can be done after the end of a game: the `main` thing as the gold button, perhaps a `second` one below it, all else and
/// its `record` as signs with a word below them; with large letters below each other.
struct Onward: View {
  struct Other {
    let view: ButtonView
    let sign: Sign
  }
  let main: ButtonView
  var second: ButtonView?
  let others: [Other]
  let record: ExportView
  let table: TableContext
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: Space.small) {
      MainButton(view: main, send: table.send).wide()
      if let second { QuietButton(view: second, send: table.send).wide() }
      if letters.isAccessibilitySize {
        ForEach(others, id: \.view.label) { QuietButton(view: $0.view, send: table.send).wide() }
        ExportButton(view: record, desk: table.desk).wide()
      } else {
        EvenRows {
          ForEach(others, id: \.view.label) { other in
            placed(other.view.label, other.sign)
              .press(view: other.view, shape: panelShape, send: table.send)
          }
          placed(record.label, Signs.share)
            .press(
              spoken: record.label, shape: panelShape, onClick: { table.desk.export(kind: record.kind) },
              enabled: record.enabled, state: record.hint)
        }
      }
    }
    .frame(maxWidth: 460)
    .frame(maxWidth: .infinity)
  }

  private func placed(_ label: String, _ sign: Sign) -> some View {
    RoundFace(label: label, sign: sign, style: .note)
      // Five have room beside each other on a phone.
      .frame(minWidth: 56, maxWidth: 64)
      .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// What can be done beside the main thing: a sign on a plaque, and where letters are small a word below it.
struct RoundSign: View {
  let label: String
  let sign: Sign
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    RoundFace(label: letters.isAccessibilitySize ? nil : label, sign: sign, style: .note, gap: 0)
      .frame(minWidth: Space.touch)
  }
}

/// A sign on a plaque of twelve sides, a word below it.
private struct RoundFace: View {
  let label: String?
  let sign: Sign
  let style: Typography
  var gap = Space.tiny
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: gap) {
      Picture(image: sign, colour: tokens.plaqueInk, size: 24)
        .frame(width: 50, height: 50)
        .background(TwelveShape().fill(tokens.plaque(active: false)))
        .overlay(TwelveShape().strokeBorder(tokens.gilt, lineWidth: 1.6))
      if let label { AppText(text: label, style: style, align: .center) }
    }
  }
}

/// A file to be made; what it is for is spoken.
struct ExportButton: View {
  let view: ExportView
  let desk: any FileTransfer
  var style = Typography.strong

  var body: some View {
    OwnButton(
      label: view.label, onClick: { desk.export(kind: view.kind) }, hint: view.hint, enabled: view.enabled,
      style: style)
  }
}

private struct Labelled: View {
  let label: String
  let paint: Paint
  let style: Typography
  let sign: Sign?
  @Environment(\.wide) private var wide
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.small) {
      if let sign { Picture(image: sign, colour: paint.ink(tokens), size: 22) }
      AppText(text: label, style: style, colour: paint.ink(tokens), align: .center)
    }
    .padding(.horizontal, wide ? Space.small : Space.medium)
    .padding(.vertical, Space.small)
    .frame(minWidth: Space.touch, maxWidth: wide ? .infinity : nil, minHeight: gold ? 50 : Space.touch)
    .modifier(Surface(paint: paint))
  }

  private var gold: Bool {
    if case .gold = paint { true } else { false }
  }
}

private struct Surface: ViewModifier {
  let paint: Paint
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    switch paint {
    case .gold:
      content
        .background {
          ZStack {
            buttonShape.fill(tokens.button)
            buttonShape.strokeBorder(tokens.goldShine, lineWidth: 1)
            buttonShape.inset(by: 3.5).strokeBorder(tokens.goldOutside.opacity(0.7), lineWidth: 0.8)
          }
          .shadow(color: tokens.shadow.opacity(0.4), radius: 3, y: 2)
        }
    case .framed(let fill, _):
      content.background(buttonShape.fill(fill)).gilded(buttonShape)
    case .waiting:
      content.overlay {
        buttonShape.strokeBorder(tokens.inkSoft, style: StrokeStyle(lineWidth: 1.4, dash: [5, 4]))
          .allowsHitTesting(false)
      }
    case .off(let fill):
      content.framed(buttonShape, fill: fill, edge: tokens.hairline)
    }
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

/// What was taken off a list, and the button that brings it back.
struct TakenOff: View {
  let view: TakenOffView
  let send: Send

  var body: some View {
    HStack(spacing: bookGap) {
      AppText(text: view.words, style: .small)
      Spacer(minLength: 0)
      QuietButton(view: view.restore, send: send, style: .smallStrong)
    }
    .padding(bookGap)
    .panel()
  }
}
