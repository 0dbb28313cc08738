import DouzeCore
import SwiftUI

/// The dilemmas of a deck; those with the same number of bells stand together, under their bells.
struct DilemmaChoices: View {
  let dilemmas: [DilemmaChoiceView]
  let broad: Bool
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(groups, id: \.first?.number) { group in
        HStack(spacing: Space.tiny) {
          ForEach(0..<Int(group.first?.bells ?? 0), id: \.self) { _ in
            Picture(image: Emblem.bell.sign, colour: accent, size: 20)
          }
          tokens.hairline.frame(maxWidth: .infinity).frame(height: 1)
        }
        .padding(.top, Space.tiny)
        .accessibilityHidden(true)
        Beside(things: group, columns: broad ? 2 : 1, gap: Space.small) {
          DilemmaChoice(view: $0, send: send)
        }
      }
    }
  }

  /// In the order in which the core has them; a custom deck may mix the bells.
  private var groups: [[DilemmaChoiceView]] {
    dilemmas.reduce(into: []) { groups, dilemma in
      if let place = groups.firstIndex(where: { $0.first?.bells == dilemma.bells }) {
        groups[place].append(dilemma)
      } else {
        groups.append([dilemma])
      }
    }
  }
}

private struct DilemmaChoice: View {
  let view: DilemmaChoiceView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let within = view.selected || view.intent != nil
    HStack(spacing: 10) {
      AppText(text: "\(view.number)", style: .smallStrong, colour: tokens.inkSoft, align: .trailing)
        .frame(minWidth: 24, alignment: .trailing)
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.name, style: .smallStrong, colour: within ? tokens.ink : tokens.inkSoft)
        SoftWords(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if within { ChoiceMark(selected: view.selected) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .chosen(view.selected, spoken: view.spoken, intent: view.intent, send: send)
  }
}
