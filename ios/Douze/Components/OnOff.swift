import DouzeCore
import SwiftUI

extension ChoicesView {
  /// Two choices, off and on in this order, each with a sentence: they are one switch.
  var isSwitch: Bool { choices.count == 2 && choices.allSatisfy { $0.line != nil } }
}

/// A switch with its name and what its state means; a tap anywhere turns it over.
struct OnOff: View {
  let view: ChoicesView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let on = view.choices.last?.selected == true
    let now = view.choices.first(where: \.selected)
    let other = view.choices.first { !$0.selected }
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.label, style: .name)
        if let line = now?.line { SoftWords(text: line) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Canvas { context, size in slot(context, size, on) }.frame(width: 60, height: 32)
    }
    .padding(.horizontal, Space.tiny)
    .padding(.vertical, 6)
    .frame(minHeight: 56)
    .press(
      spoken: view.label, shape: panelShape, onClick: { if let other { send(other.intent) } },
      state: [now?.label, now?.line].compactMap { $0 }.joined(separator: ". "), selected: on)
  }

  /// A slot with a coin at its left end, or, lit, at its right one.
  private func slot(_ context: GraphicsContext, _ size: CGSize, _ on: Bool) {
    let box = CGRect(x: 2, y: 2, width: size.width - 4, height: size.height - 4)
    let slot = Path(roundedRect: box, cornerRadius: box.height / 2)
    context.fill(slot, with: on ? .down(Gold.button, box) : .color(tokens.paper))
    context.stroke(slot, with: .color(on ? tokens.goldShade : tokens.line), lineWidth: 1.6)
    let radius = size.height / 2 - 1
    let knob = Path.ngon(CGPoint(x: on ? size.width - radius - 1 : radius + 1, y: size.height / 2), radius)
    context.fill(knob, with: .color(on ? tokens.ivoryTop : tokens.paperRaised))
    context.stroke(knob, with: .color(on ? tokens.goldShade : tokens.line), lineWidth: 1.6)
  }
}
