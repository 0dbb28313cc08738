import DouzeCore
import SwiftUI

private let lowest: CGFloat = 420

/// Two seats opposite to each other and the lines below them need so much, more seats and large letters more.
private let lowestAround: CGFloat = 430
private let moreSeats: CGFloat = 80
private let moreLetters: CGFloat = 80

/// Who plays, and how: the table with its seats, and a few lines below it or beside it. What is opened takes the place of
/// the lines, or of all.
struct SetupScreen: View {
  let view: SetupView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      // In a low window, too, seats and lines scroll together.
      let large =
        letters.isAccessibilitySize || letters.isLarge && room.height < lowest
        || room.width <= max(room.height, lowest) && room.height < around
      let broad = room.width >= expandedWidth && !large
      let beside = broad || (room.width > max(room.height, lowest) && !large)
      if let panel = view.panel, !beside || panel.panel.fills {
        OpenPanel(view: view, panel: panel, broad: broad, send: send)
          .frame(maxWidth: broad ? 1100 : 720)
          .frame(maxWidth: .infinity)
      } else if beside {
        HStack(spacing: 0) {
          SetupTable(view: view, send: send)
          Group {
            if let panel = view.panel {
              OpenPanel(view: view, panel: panel, broad: false, send: send)
            } else {
              ScrollView {
                Lines(view: view, send: send)
                  .padding(Space.small)
                  .frame(minHeight: room.height, alignment: .bottom)
              }
              .scrollBounceBehavior(.basedOnSize)
            }
          }
          .frame(width: broad ? 420 : min(340, 0.46 * room.width))
        }
      } else if large {
        ScrollView {
          VStack(spacing: Space.small) {
            SeatList(view: view, send: send)
            Lines(view: view, listed: true, send: send)
          }
          .padding(.horizontal, Space.medium)
          .padding(.bottom, Space.medium)
        }
      } else {
        VStack(spacing: 0) {
          SetupTable(view: view, send: send)
          Lines(view: view, send: send)
            .padding(.horizontal, Space.medium)
            .padding(.top, Space.tiny)
            .padding(.bottom, Space.small)
        }
        .frame(maxWidth: 720)
        .frame(maxWidth: .infinity)
      }
    }
  }
}

extension SetupScreen {
  /// Lower than this, and seats around a table would stand on each other.
  private var around: CGFloat {
    lowestAround + (view.seats.count > 2 ? moreSeats : 0) + (letters.isLarge ? moreLetters : 0)
  }
}

extension SetupPanel {
  /// The year needs the whole width.
  fileprivate var fills: Bool { self == .months || self == .month }
}

/// Below the table: ways to play, how strong rivals are, and the start.
private struct Lines: View {
  let view: SetupView
  var listed = false
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.small) {
      if listed {
        Choices(view: view.presets, send: send)
        Rivals(view: view.rivals, game: view.game, send: send)
        QuietButton(view: view.more, send: send).wide()
        MainButton(view: view.start, send: send).wide()
      } else {
        Segments(label: view.presets.label, things: view.presets.choices) { choice in
          Segment(
            spoken: choice.label, chosen: choice.selected, state: choice.line,
            onClick: { send(choice.intent) }
          ) { ink in
            FittingWords(text: choice.label, style: .name, colour: ink, align: .center, lines: 2)
          }
        }
        VStack(spacing: 2) {
          AppText(text: view.rivals.label, style: .small, colour: tokens.inkSoft).silent()
          Segments(label: view.rivals.label, things: view.rivals.rivals) { rival in
            Segment(
              spoken: rival.spoken, chosen: rival.selected, state: nil, onClick: { send(rival.intent) }
            ) { ink in
              FittingWords(text: rival.label, style: .small, colour: ink, align: .center)
              Strength(game: view.game, count: Int(rival.strength), side: 15, ink: ink)
            }
          }
        }
        HStack(alignment: .top, spacing: Space.small) {
          QuietButton(view: view.more, send: send)
          MainButton(view: view.start, send: send).wide()
        }
      }
    }
  }
}

/// One of a few, in one line in a gold frame; the chosen one is gold.
struct Segments<Thing, Part: View>: View {
  let label: String
  let things: [Thing]
  @ViewBuilder let part: (Thing) -> Part
  @Environment(\.tokens) private var tokens

  var body: some View {
    if !things.isEmpty {
      SharedRow(weights: [], spacing: 0) {
        ForEach(Array(things.enumerated()), id: \.offset) { _, thing in part(thing) }
      }
      .background(buttonShape.fill(tokens.paperRaised))
      .gilded(buttonShape)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label)
    }
  }
}

struct Segment<Face: View>: View {
  let spoken: String
  let chosen: Bool
  let state: String?
  let onClick: @MainActor () -> Void
  @ViewBuilder let face: (Color) -> Face
  @Environment(\.tokens) private var tokens

  var body: some View {
    let ink = chosen ? tokens.buttonInk : tokens.ink
    VStack(spacing: 1) { face(ink) }
      .padding(.horizontal, 5)
      .padding(.vertical, 3)
      .frame(maxWidth: .infinity, minHeight: 50, maxHeight: .infinity)
      .background {
        if chosen { ChamferShape(cut: 6).fill(tokens.button).padding(3) }
      }
      .press(
        spoken: spoken, shape: buttonShape, onClick: onClick, veil: ink, state: state, selected: chosen)
  }
}

/// How strong a rival is: crowns, bells or acorns.
struct Strength: View {
  let game: GameKind
  let count: Int
  let side: CGFloat
  let ink: Color

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<max(0, count), id: \.self) { _ in
        Piece(side, units: game == .forest ? 34 : 44) { context in
          switch game {
          case .king: Crown.paint(context)
          case .council: Bell.paint(context)
          case .forest: context.picture(.acorn, in: CGRect(x: -17, y: -17, width: 34, height: 34))
          }
        }
      }
    }
    .frame(minHeight: side)
    .accessibilityHidden(true)
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
