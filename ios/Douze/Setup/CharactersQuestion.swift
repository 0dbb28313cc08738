import DouzeCore
import SwiftUI

/// The characters in use: which set, and all twelve with what they do.
struct CharactersQuestion: View {
  let view: CharacterSetView
  let broad: Bool
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Choices(view: view.set, send: send)
      if !view.line.isEmpty { AppText(text: view.line, style: .smallStrong, colour: accent) }
      if !view.blue.isEmpty {
        HStack(spacing: Space.small) {
          SymbolMark(symbol: .own, side: 20)
          SoftWords(text: view.blue)
        }
      }
      CharacterChoices(characters: view.characters, broad: broad, send: send)
    }
    .padding(Space.medium)
    .panel()
  }
}

/// Characters that may be in use, each with what it does.
struct CharacterChoices: View {
  let characters: [CharacterChoiceView]
  let broad: Bool
  let send: Send

  var body: some View {
    Beside(things: characters, columns: broad ? 2 : 1, gap: Space.small) {
      CharacterChoice(view: $0, send: send)
    }
  }
}

private struct CharacterChoice: View {
  let view: CharacterChoiceView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    let within = view.selected || view.intent != nil
    HStack(spacing: 12) {
      // Out of use, and not to be had now: the words stay readable, the drawing steps back.
      CharacterCard(view: view.character, side: 36).opacity(within ? 1 : 0.6)
      VStack(alignment: .leading, spacing: 0) {
        AppText(
          text: view.character.name, style: .smallStrong, colour: view.selected ? tokens.ink : tokens.inkSoft)
        SoftWords(text: view.rule)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let symbol = view.character.symbol { SymbolMark(symbol: symbol, side: 20) }
      if within { ChoiceMark(selected: view.selected) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, Space.small)
    .chosen(view.selected, spoken: view.spoken, intent: view.intent, send: send)
  }
}

extension View {
  /// One of several that may be taken; without an intent it is only reported.
  func chosen(_ selected: Bool, spoken: String, intent: Intent?, send: @escaping Send) -> some View {
    modifier(Chosen(selected: selected, spoken: spoken, intent: intent, send: send))
  }
}

private struct Chosen: ViewModifier {
  let selected: Bool
  let spoken: String
  let intent: Intent?
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  func body(content: Content) -> some View {
    let framed =
      content
      .frame(maxWidth: .infinity, minHeight: Space.touch)
      .framed(
        buttonShape, fill: selected ? tokens.paperRaised : tokens.paper,
        edge: selected ? accent : tokens.hairline,
        width: selected ? 2 : 1)
    if let intent {
      framed.press(spoken: spoken, shape: buttonShape, onClick: { send(intent) }, selected: selected)
    } else {
      framed.spoken(spoken).accessibilityAddTraits(selected ? .isSelected : [])
    }
  }
}
