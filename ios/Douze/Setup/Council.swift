import DouzeCore
import SwiftUI

/// What only Council of 12 asks before the switches: a month or a free choice, who reigned last.
struct CouncilQuestions: View {
  let view: CouncilSetupView
  let broad: Bool
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    if !view.calendar.isEmpty {
      Year(months: view.calendar, broad: broad, send: send).padding(Space.medium).panel()
    }
    if !view.missing.isEmpty {
      Words(text: view.missing, style: .smallStrong, colour: accent)
        .padding(.horizontal, Space.tiny)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    if !view.petitioners.isEmpty {
      CharacterChoices(characters: view.petitioners, broad: broad, send: send).padding(Space.medium).panel()
    }
    if !view.dilemmas.isEmpty {
      DilemmaChoices(dilemmas: view.dilemmas, broad: broad, send: send).padding(Space.medium).panel()
    }
    if !view.ruler.isEmpty { SignedWords(text: view.ruler, sign: Emblem.throne.sign) }
  }
}

/// Which deck; where its faces come from stands below.
struct DeckQuestion: View {
  let view: CouncilSetupView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Choices(view: view.deck, send: send)
      SoftWords(text: view.deckNote)
      QuietButton(view: view.decks, send: send, style: .smallStrong)
    }
    .padding(Space.medium)
    .panel()
  }
}
