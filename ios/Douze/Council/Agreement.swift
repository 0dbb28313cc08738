import DouzeCore
import SwiftUI

/// What the month asks for, and how far it is; it leads to the month's story and lists.
struct Aim: View {
  let view: AimView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: Space.small) {
      Picture(image: Emblem.crown.sign, colour: accent, size: 20)
      AppText(text: view.month, style: .smallStrong)
      AppText(text: view.line, style: .small).frame(maxWidth: .infinity, alignment: .leading)
      if !view.count.isEmpty {
        AppText(text: view.count, style: .strong, colour: view.reached ? tokens.targetMet : tokens.ink)
      }
      if view.reached { Picture(image: Signs.check, colour: tokens.targetMet, size: 18) }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 3)
    .frame(minHeight: Space.touch)
    .framed(buttonShape, fill: tokens.paperRaised, edge: tokens.hairline)
    .press(spoken: view.spoken, shape: buttonShape, intent: view.open, send: send)
  }
}

/// What the councillors say to what the council decides, before it happens.
struct Agreement: View {
  let view: AgreementView
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Heading(text: view.label, style: .smallStrong)
      ForEach(view.opinions, id: \.seat) { opinion in
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Picture(
            image: opinion.yes ? Signs.check : Signs.close,
            colour: opinion.yes ? tokens.targetMet : tokens.danger,
            size: 14)
          AppText(text: opinion.name, style: .smallStrong)
          AppText(text: opinion.sentence, style: .note).frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(opinion.spoken)
      }
      AppText(text: view.note, style: .note, colour: tokens.inkSoft)
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
  }
}
