import DouzeCore
import SwiftUI

/// Something at the edge of the table that explains itself: two short lines, one press.
struct Corner<Content: View>: View {
  let spoken: String
  let onPress: @MainActor () -> Void
  @ViewBuilder let content: Content

  @Environment(\.tokens) private var tokens

  var body: some View {
    content
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .frame(maxWidth: .infinity, minHeight: Space.touch, maxHeight: .infinity, alignment: .leading)
      .framed(buttonShape, fill: tokens.paperRaised, edge: tokens.hairline)
      .press(spoken: spoken, shape: buttonShape, onClick: onPress)
  }
}

/// Who asks: not to be played, and what it brings. It turns up with the turn.
struct Petitioner: View {
  let view: PetitionerView
  let tween: Tween<CouncilFrame>
  let large: Bool
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.explain) }) {
      HStack(spacing: 6) {
        Beating(tween: tween, on: turning) { done in
          CharacterCard(view: view.character, side: large ? 52 : 34).turnedOver(.degrees(90 * (1 - done)))
        }
        VStack(alignment: .leading, spacing: 1) {
          if large { OneLine(text: view.label, style: .small, colour: tokens.inkSoft) }
          OneLine(text: view.character.name, style: .smallStrong)
          if !large {
            HStack(spacing: 3) {
              Picture(image: Emblem.petitioner.sign, colour: tokens.inkSoft, size: 18)
              Crown(value: view.crown, side: 18)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if large { Crown(value: view.crown, side: letters.isAccessibilitySize ? 32 : 24) }
      }
    }
  }

  private var turning: Bool { tween.moves == .petitionerTurned && tween.to.petitioner == view }
}

/// The next petitioner where there is room for its picture alone.
struct NextPetitioner: View {
  let view: PetitionerView
  let send: Send

  var body: some View {
    Corner(spoken: view.spoken, onPress: { send(view.explain) }) {
      CharacterCard(view: view.character, side: 34)
    }
    .frame(width: Space.touch, height: Space.touch)
  }
}

/// Years that it brings.
private struct Crown: View {
  let value: Int32
  let side: CGFloat

  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: 2) {
      Picture(image: Emblem.crown.sign, colour: accent, size: side)
      OneLine(text: "\(value)", style: .smallStrong)
    }
  }
}
