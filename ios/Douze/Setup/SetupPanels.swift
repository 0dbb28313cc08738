import DouzeCore
import SwiftUI

/// What is open over the table: its title, what is to choose, and the way back.
struct OpenPanel: View {
  let view: SetupView
  let panel: PanelView
  let broad: Bool
  let send: Send

  var body: some View {
    VStack(spacing: Space.small) {
      switch panel.panel {
      case .months: Months(view: view, panel: panel, broad: broad, send: send)
      case .month: MonthPage(view: view, panel: panel, send: send)
      case .seat(let place):
        opened {
          if let seat = view.seats.first(where: { $0.seat == place }) {
            SeatPanel(view: seat, game: view.game, send: send)
          }
        }
      case .more: opened { More(view: view, send: send) }
      case .free: opened { Free(view: view, told: !panel.line.isEmpty, broad: broad, send: send) }
      }
      if panel.panel == .month {
        MainButton(view: view.start, send: send).wide()
      } else {
        QuietButton(view: panel.close, send: send).wide()
      }
    }
    .padding(.horizontal, Space.medium)
    .padding(.bottom, Space.small)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func opened(@ViewBuilder _ content: () -> some View) -> some View {
    let content = content()
    return ScrollView {
      VStack(alignment: .leading, spacing: Space.small) {
        Divided(text: panel.title, style: .title).accessibilityAddTraits(.isHeader)
        if !panel.line.isEmpty {
          SoftWords(text: panel.line, align: .center).frame(maxWidth: .infinity)
        }
        content
      }
      .frame(maxWidth: .infinity)
    }
    .scrollDismissesKeyboard(.interactively)
  }
}

/// Who sits here: a person who is known, somebody new, a rival; what it is called and what it is like.
private struct SeatPanel: View {
  let view: SeatSetupView
  let game: GameKind
  let send: Send

  var body: some View {
    Heading(text: view.people.label, style: .smallStrong)
    ShortChoices(view: view.people, send: send)
    if let name = view.name {
      Field(view: name, onType: { send(.setup(.nameSeat(seat: view.seat, name: $0))) })
    }
    Rivals(view: view.rivals, game: game, send: send)
    if let temperament = view.temperament {
      Heading(text: temperament.label, style: .smallStrong)
      ShortChoices(view: temperament, send: send)
      if let line = temperament.choices.first(where: \.selected)?.line {
        SoftWords(text: line).accessibilityHidden(true)
      }
    }
    if let vacate = view.vacate, vacate.enabled { QuietButton(view: vacate, send: send).wide() }
  }
}

/// Rivals below each other, each with its strength and how it plays.
struct Rivals: View {
  let view: RivalsView
  let game: GameKind
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    if !view.rivals.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        Heading(text: view.label, style: .smallStrong)
        ForEach(Array(view.rivals.enumerated()), id: \.offset) { _, rival in
          HStack(spacing: 12) {
            if let face = rival.face { Face(view: face, side: 40) }
            VStack(alignment: .leading, spacing: 0) {
              AppText(text: rival.label, style: .name)
              SoftWords(text: rival.line)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Strength(game: game, count: Int(rival.strength), side: 16, ink: tokens.line)
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .chosen(rival.selected, spoken: rival.spoken, intent: rival.intent, send: send)
        }
      }
      .accessibilityElement(children: .contain)
    }
  }
}

/// All that is seldom changed.
private struct More: View {
  let view: SetupView
  let send: Send

  var body: some View {
    if let council = view.council, !council.ruler.isEmpty {
      SignedWords(text: council.ruler, sign: Emblem.throne.sign)
    }
    ForEach(Array(view.choices.enumerated()), id: \.offset) { _, choices in
      if choices.isSwitch {
        OnOff(view: choices, send: send)
      } else {
        VStack(alignment: .leading, spacing: Space.tiny) {
          Heading(text: choices.label, style: .name)
          ShortChoices(view: choices, send: send)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    if let characters = view.characters { CharactersQuestion(view: characters, broad: false, send: send) }
    if let council = view.council {
      Choices(view: council.deck, send: send)
      SoftWords(text: council.deckNote)
      QuietButton(view: council.decks, send: send, style: .smallStrong).wide()
    }
    if let daily = view.daily { QuietButton(view: daily, send: send, style: .smallStrong).wide() }
    Field(view: view.seed, onType: { send(.setup(.typeSeed(seed: $0))) }, keyboard: .asciiCapable)
  }
}

/// Petitioners and dilemmas of a free choice.
private struct Free: View {
  let view: SetupView
  /// What is missing stands above already.
  let told: Bool
  let broad: Bool
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    if let council = view.council {
      if !told, !council.missing.isEmpty {
        AppText(text: council.missing, style: .smallStrong, colour: accent)
      }
      CharacterChoices(characters: council.petitioners, broad: broad, send: send)
      DilemmaChoices(dilemmas: council.dilemmas, broad: broad, send: send)
    }
  }
}
