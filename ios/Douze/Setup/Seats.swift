import DouzeCore
import SwiftUI

/// A seat of a game with few of them: every choice with its sentence.
struct SeatQuestion: View {
  let view: SeatSetupView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        CardBack(seat: Int(view.seat), width: 22)
        Heading(text: view.heading, style: .strong)
      }
      Choices(view: view.player, send: send)
      if let temperament = view.temperament { Choices(view: temperament, send: send) }
      NameQuestion(view: view, send: send)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(Space.medium)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

/// One of up to sixteen seats: choices side by side; a name, or the sentence of who plays instead, and what it is like.
struct SmallSeatQuestion: View {
  let view: SeatSetupView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.heading, style: .smallStrong)
      ShortChoices(view: view.player, send: send)
      if view.name == nil { Chosen(view: view.player) }
      if let temperament = view.temperament {
        // The group is called so.
        Words(text: temperament.label, style: .smallStrong).accessibilityHidden(true)
        ShortChoices(view: temperament, send: send)
        Chosen(view: temperament)
      }
      NameQuestion(view: view, send: send)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

/// The sentence of what is chosen, which the choice speaks already.
private struct Chosen: View {
  let view: ChoicesView

  var body: some View {
    if let line = view.choices.first(where: \.selected)?.line {
      SoftWords(text: line).accessibilityHidden(true)
    }
  }
}

private struct NameQuestion: View {
  let view: SeatSetupView
  let send: Send

  var body: some View {
    if let name = view.name {
      Field(view: name, onType: { send(.setup(.nameSeat(seat: view.seat, name: $0))) })
    }
  }
}

/// One seat more, one less; what that means stands below.
struct SeatCount: View {
  let view: SetupView
  let send: Send

  var body: some View {
    let buttons = [view.add, view.remove].compactMap { $0 }
    if !buttons.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        FlowRow {
          ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            QuietButton(view: button, send: send)
          }
        }
        ForEach(Array(buttons.compactMap(\.hint).enumerated()), id: \.offset) { _, hint in
          SoftWords(text: hint).accessibilityHidden(true)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
