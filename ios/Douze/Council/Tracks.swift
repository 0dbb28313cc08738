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
      .background(plaqueShape.fill(tokens.plaque(active: false)))
      .gilded(plaqueShape, width: 1.4)
      .press(spoken: spoken, shape: plaqueShape, onClick: onPress)
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
          CharacterHead(character: view.character.character, side: large ? 48 : 38)
            .turnedOver(.degrees(90 * (1 - done)))
        }
        VStack(alignment: .leading, spacing: 1) {
          if large { OneLine(text: view.label, style: .small, colour: tokens.inkSoft) }
          OneLine(text: view.character.name, style: .name, colour: tokens.plaqueInk)
          if !large { CrownValue(value: view.crown, side: 18) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if large { CrownValue(value: view.crown, side: letters.isAccessibilitySize ? 32 : 24) }
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
      CharacterHead(character: view.character.character, side: 34)
    }
    .frame(width: Space.touch, height: Space.touch)
  }
}

/// Years that it brings.
private struct CrownValue: View {
  let value: Int32
  let side: CGFloat

  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 2) {
      CrownSign(won: true, side: side, line: tokens.line)
      OneLine(text: "\(value)", style: .smallStrong, colour: tokens.plaqueInk)
    }
  }
}
