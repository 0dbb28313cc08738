import DouzeCore
import SwiftUI

/// The way to a game: its scene full-bleed in a gold frame, its name and a line on a plaque below.
struct Door: View {
  let view: DoorView
  let season: Season
  /// Of the game that goes on.
  var table: MiniatureView?
  /// Of the plaque.
  let plaque: CGFloat
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  private let shape = ChamferShape(cut: 12)

  var body: some View {
    World(game: view.game) {
      DoorFace(view: view, season: season, table: table, plaque: plaque, shape: shape)
        .press(view: view.button, shape: shape, send: send)
    }
  }
}

private struct DoorFace: View {
  let view: DoorView
  let season: Season
  let table: MiniatureView?
  let plaque: CGFloat
  let shape: ChamferShape
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: 0) {
      DoorScene(game: view.game, season: season)
        .opacity(table == nil ? 1 : 0.6)
        .overlay { if let table { Miniature(view: table).padding(6) } }
        .frame(maxWidth: .infinity, minHeight: 56, maxHeight: .infinity)
        .clipped()
      words
        .frame(maxWidth: .infinity, minHeight: plaque)
        .background(Tokens.down(tokens.groundDeep, tokens.trayTop))
    }
    .clipShape(shape)
    .gilded(shape, width: 2.4)
    .shadow(color: tokens.shadow.opacity(0.4), radius: 5, y: 4)
    .opacity(view.button.enabled ? 1 : 0.6)
  }

  private var words: some View {
    VStack(spacing: 0) {
      Divided(text: view.button.label, style: plaque < 58 ? .title : .door)
      if let hint = view.button.hint { AppText(text: hint, style: .small, colour: tokens.ink, align: .center) }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 4)
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
        ArtPicture(art: laid, crop: .cover).frame(width: room.size.width, height: room.size.height)
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

  private func art(_ size: CGSize) -> Art {
    let day = theme == .day
    let shape = size.width / max(1, size.height)
    switch game {
    case .king:
      if shape > 3.3 { return day ? .doorKingWideDay : .doorKingWide }
      if shape < 1.6 { return day ? .doorKingTallDay : .doorKingTall }
      return day ? .doorKingDay : .doorKing
    case .council:
      if shape > 3.3 { return day ? .doorCouncilWideDay : .doorCouncilWide }
      if shape < 1.6 { return day ? .doorCouncilTallDay : .doorCouncilTall }
      return day ? .doorCouncilDay : .doorCouncil
    case .forest:
      if shape > 3.3 { return day ? .doorForestWideDay : .doorForestWide }
      if shape < 1.6 { return day ? .doorForestTallDay : .doorForestTall }
      return day ? .doorForestDay : .doorForest
    }
  }
}
