import DouzeCore
import SwiftUI

/// A crown, won or still to be won.
struct CrownSign: View {
  let won: Bool
  let side: CGFloat
  let line: Color

  var body: some View {
    Piece(side, units: 44) { context in
      if won { Crown.paint(context) } else { Crown.outline(context, line) }
    }
  }
}

/// A coin with a number on it.
struct CoinSign: View {
  let value: String
  let side: CGFloat
  var spent = false

  var body: some View {
    Piece(side, units: side) { context in Coin.paint(context, side / 2 - 1, value, spent: spent) }
  }
}

/// A character's head in a ring of gold.
struct CharacterHead: View {
  let character: CharacterKind
  let side: CGFloat

  var body: some View {
    Piece(side, units: 100) { context in MedallionInk.paint(context, portrait(character)) }
  }
}

/// How a medallion is painted, 100 across.
enum MedallionInk {
  /// Somebody: the portrait in a ring of their colour, else of gold.
  static func paint(_ context: GraphicsContext, _ face: FaceView) {
    paint(context, courtier(Int(face.portrait)), in: face.colour)
  }

  static func paint(_ context: GraphicsContext, _ art: Art, in colour: PersonColour? = nil) {
    let disc = Path.disc(.zero, 44)
    for by in [3.4, 2.2, 1] {
      context.fill(.disc(CGPoint(x: 0, y: 2 + by), 44 + by), with: .color(.black.opacity(0.1)))
    }
    context.picture(art, in: CGRect(x: -44, y: -44, width: 88, height: 88), crop: .medallion)
    guard let colour else {
      context.stroke(disc, with: .color(Gold.ink), lineWidth: 6)
      context.gild(disc, line: 4)
      return
    }
    context.stroke(disc, with: .color(Gold.ink), lineWidth: 11)
    context.gild(disc, line: 9)
    context.stroke(disc, with: .color(colour.ink), lineWidth: 6)
  }
}

/// A character's half-figure in its niche; fills its frame.
struct Portrait: View {
  let character: CharacterKind

  var body: some View { ArtPicture(art: portrait(character), crop: .card) }
}

/// The front of a character's card: its picture, then name and value on ivory.
struct CardFront<Face: View>: View {
  let name: String
  let value: String
  var struck = false
  var valueStruck = false
  var valueShown = 1.0
  /// Room for a bar above the words; `share`: how good the card is.
  var weighed = false
  var share: Int?
  @ViewBuilder let face: Face
  @Environment(\.tokens) private var tokens

  private let shape = RoundedRectangle(cornerRadius: 6)
  /// Letters of a value that names all faces.
  private static var long: Int { 10 }

  var body: some View {
    VStack(spacing: 0) {
      face.frame(maxWidth: .infinity, maxHeight: .infinity).opacity(struck ? 0.55 : 1).clipped()
      Rectangle().fill(tokens.gold).frame(height: 1)
      VStack(spacing: -2) {
        if weighed { ShareOfCard(share: share).padding(.bottom, 1) }
        FittingWords(text: name, style: .value, colour: tokens.ivoryInk, align: .center, struck: struck)
        if !value.isEmpty {
          FittingWords(
            text: value, style: value.count > Self.long ? .small : .value, colour: tokens.ivoryAccent,
            align: .center, struck: valueStruck
          )
          .opacity(valueShown)
        }
      }
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity)
      .background(tokens.ivory)
    }
    .clipShape(shape)
    .overlay(shape.strokeBorder(tokens.gilt, lineWidth: 2).allowsHitTesting(false))
    .shadow(color: tokens.shadow.opacity(0.4), radius: 3, y: 2)
  }
}
