import DouzeCore
import SwiftUI

/// The way to a game: its scene full-bleed in a gold frame, its name and a line on a plaque below; or, over the scene, the table
/// of the game that goes on there, and the way back into it.
struct Door: View {
  let view: DoorView
  let season: Season
  /// Back into the game that goes on, and its table.
  let resume: ButtonView?
  let table: MiniatureView?
  /// Of the plaque.
  let plaque: CGFloat
  let send: Send

  var body: some View {
    World(game: view.game) {
      DoorFace(view: view, season: season, resume: resume, plaque: plaque)
        .overlay { Color.clear.press(view: view.button, shape: doorShape, send: send) }
        .overlay { if let resume { goingOn(resume) } }
    }
  }

  /// Above the door, in the places that it keeps free. A finger on the table goes on, too; for keys and screen readers there
  /// is the button.
  private func goingOn(_ resume: ButtonView) -> some View {
    VStack(spacing: 0) {
      Color.clear
        .overlay { if let table { Miniature(view: table).padding(6).background { Cleared() } } }
        .frame(maxWidth: .infinity, minHeight: leastScene, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { send(resume.intent) }
        .accessibilityHidden(true)
      DoorWords(view: view, plaque: plaque, titled: false) { Continue(view: resume, send: send) }
    }
  }
}

/// A table takes the place of the figure that a picture has in its middle.
private struct Cleared: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { room in
      RadialGradient(
        stops: [
          .init(color: tokens.paper, location: 0.6), .init(color: tokens.paper.opacity(0), location: 1),
        ],
        center: .center, startRadius: 0, endRadius: min(room.size.width, room.size.height) * 0.8)
    }
  }
}

private let leastScene: CGFloat = 56

private struct DoorFace: View {
  let view: DoorView
  let season: Season
  let resume: ButtonView?
  let plaque: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      DoorScene(game: view.game, season: season)
        .opacity(resume == nil ? 1 : 0.6)
        .frame(maxWidth: .infinity, minHeight: leastScene, maxHeight: .infinity)
        .clipped()
      DoorWords(view: view, plaque: plaque, titled: true) {
        if let resume {
          Continue(view: resume, send: { _ in }).hidden()
        } else if let hint = view.button.hint {
          AppText(text: hint, style: .small, colour: tokens.ink, align: .center)
            // Beside the lamp.
            .padding(.horizontal, view.lesson == nil ? 0 : 50)
        }
      }
      .background(Tokens.down(tokens.groundDeep, tokens.trayTop))
    }
    .clipShape(doorShape)
    .gilded(doorShape, width: 2.4)
    .shadow(color: tokens.shadow.opacity(0.4), radius: 5, y: 4)
    .opacity(view.button.enabled ? 1 : 0.6)
    .allowsHitTesting(false)
    .silent()
  }
}

/// The name of a game, seen where it is `titled`, and what stands below it.
private struct DoorWords<Below: View>: View {
  let view: DoorView
  let plaque: CGFloat
  let titled: Bool
  @ViewBuilder let below: Below

  var body: some View {
    VStack(spacing: 0) {
      Divided(text: view.button.label, style: plaque < 58 ? .title : .door).opacity(titled ? 1 : 0)
      below
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, minHeight: plaque)
    // All of it, however low the door is.
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// Back into the last game, with what happened last.
struct Continue: View {
  let view: ButtonView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.label, style: .name, colour: tokens.buttonInk)
        if let hint = view.hint { OneLine(text: hint, style: .small, colour: tokens.buttonInk, lines: 4) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Picture(image: Signs.next, colour: tokens.buttonInk, size: 24)
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, 3)
    .frame(minHeight: Space.touch)
    .background(buttonShape.fill(tokens.button))
    .overlay(buttonShape.inset(by: 3.5).strokeBorder(tokens.goldOutside.opacity(0.7), lineWidth: 0.8))
    .press(view: view, shape: buttonShape, send: send, veil: tokens.buttonInk)
  }
}

/// The scene on a door, by day or by night, composed for its shape.
struct DoorScene: View {
  let game: GameKind
  let season: Season
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { room in
      ArtPicture(art: art(room.size), crop: .cover).frame(width: room.size.width, height: room.size.height)
      if let laid = laid(room.size) {
        ArtPicture(art: laid, crop: isMid(room.size) ? .hung : .cover)
          .frame(width: room.size.width, height: room.size.height)
      }
    }
    .accessibilityHidden(true)
  }

  /// What the season lays over the scene; nothing in summer.
  private func laid(_ size: CGSize) -> Art? {
    let shape = size.width / max(1, size.height)
    let pictures: [Art] =
      switch (game, season) {
      case (_, .summer): []
      case (.king, .winter): [.seasonKingWinterTall, .seasonKingWinter, .seasonKingWinterWide]
      case (.king, .spring): [.seasonKingSpringTall, .seasonKingSpring, .seasonKingSpringWide]
      case (.king, .autumn): [.seasonKingAutumnTall, .seasonKingAutumn, .seasonKingAutumnWide]
      case (.council, .winter): [.seasonCouncilWinterTall, .seasonCouncilWinter, .seasonCouncilWinterWide]
      case (.council, .spring): [.seasonCouncilSpringTall, .seasonCouncilSpring, .seasonCouncilSpringWide]
      case (.council, .autumn): [.seasonCouncilAutumnTall, .seasonCouncilAutumn, .seasonCouncilAutumnWide]
      case (.forest, .winter): [.seasonForestWinterTall, .seasonForestWinter, .seasonForestWinterWide]
      case (.forest, .spring): [.seasonForestSpringTall, .seasonForestSpring, .seasonForestSpringWide]
      case (.forest, .autumn): [.seasonForestAutumnTall, .seasonForestAutumn, .seasonForestAutumnWide]
      }
    if pictures.isEmpty { return nil }
    return shape > 3.3 ? pictures[2] : shape < 1.6 ? pictures[0] : pictures[1]
  }

  /// The court without its upper stall: what a season hangs over the whole court hangs from the upper edge.
  private func isMid(_ size: CGSize) -> Bool {
    let shape = size.width / max(1, size.height)
    return game == .king && shape >= 1.02 && shape < 1.6
  }

  private func art(_ size: CGSize) -> Art {
    let day = theme == .day
    let shape = size.width / max(1, size.height)
    switch game {
    case .king:
      if shape > 3.3 { return day ? .doorKingWideDay : .doorKingWide }
      // A lower door would cut the tall court through the faces of its upper stall.
      if shape < 1.02 { return day ? .doorKingTallDay : .doorKingTall }
      if isMid(size) { return day ? .doorKingMidDay : .doorKingMid }
      return middle(game, day)
    case .council:
      if shape > 3.3 { return day ? .doorCouncilWideDay : .doorCouncilWide }
      if shape < 1.6 { return day ? .doorCouncilTallDay : .doorCouncilTall }
      return middle(game, day)
    case .forest:
      if shape > 3.3 { return day ? .doorForestWideDay : .doorForestWide }
      if shape < 1.6 { return day ? .doorForestTallDay : .doorForestTall }
      return middle(game, day)
    }
  }
}

/// The middle of a door's picture, for what its game is known by.
struct DoorMiddle: View {
  let game: GameKind
  @Environment(\.theme) private var theme

  var body: some View { ArtPicture(art: middle(game, theme == .day), crop: .cover).accessibilityHidden(true) }
}

/// The scene of the usual shape.
private func middle(_ game: GameKind, _ day: Bool) -> Art {
  switch game {
  case .king: day ? .doorKingDay : .doorKing
  case .council: day ? .doorCouncilDay : .doorCouncil
  case .forest: day ? .doorForestDay : .doorForest
  }
}
