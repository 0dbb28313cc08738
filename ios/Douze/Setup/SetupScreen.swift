import DouzeCore
import SwiftUI

/// Who plays, and how.
struct SetupScreen: View {
  let view: SetupView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  /// From this width on, what only Council of 12 asks stands beside the seats.
  private static let twoPanes: CGFloat = 1000

  var body: some View {
    InRoom { room in
      let large = letters.isAccessibilitySize
      let broad = room.width >= mediumWidth && !large
      let council = room.width >= SetupScreen.twoPanes && !large ? view.council : nil
      let widest: CGFloat = council == nil ? 880 : 1160
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: Space.medium) {
            if let council {
              beside(council)
            } else {
              Questions(view: view, council: view.council, broad: broad, send: send)
            }
            if large { start }
          }
          .padding(.horizontal, Space.medium)
          .padding(.bottom, Space.medium)
          .frame(maxWidth: broad ? widest : 560)
          .frame(maxWidth: .infinity)
        }
        .scrollDismissesKeyboard(.interactively)
        // Always at hand, unless large letters need the room.
        if !large {
          start
            .padding(.horizontal, Space.medium)
            .padding(.vertical, Space.small)
            .frame(maxWidth: broad ? widest : 560)
        }
      }
    }
    // All questions stand in one list: nothing opens over it.
    .onChange(of: view.panel?.panel, initial: true) { _, open in
      if open != nil { send(.setup(.closePanel)) }
    }
  }

  private var start: some View { MainButton(view: view.start, send: send).wide() }

  private func beside(_ council: CouncilSetupView) -> some View {
    HStack(alignment: .top, spacing: Space.medium) {
      VStack(spacing: Space.medium) { Questions(view: view, council: nil, broad: false, send: send) }
        .frame(maxWidth: 440)
      VStack(spacing: Space.medium) {
        CouncilQuestions(view: council, broad: true, send: send)
        DeckQuestion(view: council, send: send)
      }
    }
  }
}

/// What is asked, but for what `council` asks where that stands elsewhere.
private struct Questions: View {
  let view: SetupView
  let council: CouncilSetupView?
  let broad: Bool
  let send: Send

  var body: some View {
    Beside(things: view.seats, columns: broad ? 2 : 1) { seat in
      if view.game == .forest {
        SeatQuestion(view: seat, send: send)
      } else {
        SmallSeatQuestion(view: seat, send: send)
      }
    }
    SeatCount(view: view, send: send)
    Choices(view: view.presets, send: send).padding(Space.medium).panel()
    if let council { CouncilQuestions(view: council, broad: broad, send: send) }
    ForEach(Array(view.choices.enumerated()), id: \.offset) { _, choices in
      Choices(view: choices, send: send).padding(Space.medium).panel()
    }
    if let characters = view.characters { CharactersQuestion(view: characters, broad: broad, send: send) }
    if let council { DeckQuestion(view: council, send: send) }
    Field(view: view.seed, onType: { send(.setup(.typeSeed(seed: $0))) }, keyboard: .numbersAndPunctuation)
  }
}

/// Things in `columns` of the same width, each by its place.
struct Beside<Thing, Cell: View>: View {
  let things: [Thing]
  let columns: Int
  var gap = Space.medium
  @ViewBuilder let content: (Thing) -> Cell

  var body: some View {
    VStack(spacing: gap) {
      ForEach(Array(stride(from: 0, to: things.count, by: max(1, columns))), id: \.self) { first in
        HStack(alignment: .top, spacing: gap) {
          ForEach(first..<first + max(1, columns), id: \.self) { place in
            Group {
              if things.indices.contains(place) {
                content(things[place])
              } else {
                Color.clear.frame(height: 0)
              }
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}
