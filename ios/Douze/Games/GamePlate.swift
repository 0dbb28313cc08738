import DouzeCore
import SwiftUI

/// A game of a list: the picture of its door beside its title, who plays, and more words. The selected one has a broad edge.
struct GamePlate<More: View>: View {
  let game: GameKind
  let open: ButtonView
  let title: String
  let names: String
  var selected = false
  let send: Send
  @ViewBuilder let more: More
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    // Large letters need the room of the picture.
    let isPictured = letters < .xxLarge
    VStack(alignment: .leading, spacing: 2) {
      AppText(text: title, style: .smallStrong, colour: tokens.accent(game))
      if !names.isEmpty { AppText(text: names, style: .strong) }
      more
    }
    .padding(.vertical, 10)
    .padding(.trailing, 14)
    .padding(.leading, isPictured ? scene + 12 : 16)
    .frame(maxWidth: .infinity, minHeight: 88, alignment: .leading)
    .background(alignment: .leading) {
      if isPictured {
        DoorMiddle(game: game).frame(width: scene)
          .overlay(alignment: .trailing) { Rectangle().fill(tokens.gilt).frame(width: 1.6) }
      }
    }
    .panel()
    .overlay {
      if selected { panelShape.strokeBorder(tokens.accent(game), lineWidth: 3).allowsHitTesting(false) }
    }
    .press(view: open, shape: panelShape, send: send)
  }
}

private let scene: CGFloat = 96
