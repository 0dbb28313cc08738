import DouzeCore
import SwiftUI

/// A line set right: its names, its stroke, and what it said before.
struct Corrections: View {
  let view: ReignPageView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(Array(view.corrections.enumerated()), id: \.offset) { SoftWords(text: $1) }
      ForEach(view.names, id: \.member) { name in
        RestingField(view: name.field) {
          send(.chronicle(.nameMember(id: name.reign, member: name.member, name: $0)))
        }
      }
      FlowRow {
        if let correct = view.correct { QuietButton(view: correct, send: send, style: .smallStrong) }
        if let strike = view.strike { QuietButton(view: strike, send: send, style: .smallStrong) }
      }
      // The button says it.
      if let hint = view.strike?.hint { SoftWords(text: hint).accessibilityHidden(true) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }
}

/// The Chronicles of the device: which one is open, its name, and another one.
struct Shelf: View {
  let view: ShelfView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let chronicles = view.chronicles { Choices(view: chronicles, send: send) }
      RestingField(view: view.name) { send(.chronicle(.nameChronicle(name: $0))) }
        .id(view.chronicles?.choices.firstIndex(where: \.selected))
      FlowRow {
        QuietButton(view: view.add, send: send, style: .smallStrong)
        if let remove = view.remove { QuietButton(view: remove, send: send, style: .smallStrong) }
      }
      if let hint = view.add.hint { SoftWords(text: hint).accessibilityHidden(true) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }
}
