import DouzeCore
import SwiftUI

/// The way to a game: its scene full-bleed in a gold frame, its name and a line on a plaque below.
struct Door: View {
  let view: DoorView
  /// Of the plaque.
  let plaque: CGFloat
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  private let shape = ChamferShape(cut: 12)

  var body: some View {
    World(game: view.game) {
      DoorFace(view: view, plaque: plaque, shape: shape)
        .press(view: view.button, shape: shape, send: send)
    }
  }
}

private struct DoorFace: View {
  let view: DoorView
  let plaque: CGFloat
  let shape: ChamferShape
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    VStack(spacing: 0) {
      DoorScene(game: view.game)
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
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { room in
      ArtPicture(art: art(room.size), crop: .cover).frame(width: room.size.width, height: room.size.height)
    }
    .accessibilityHidden(true)
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
