import DouzeCore
import DouzeKit
import Foundation
import SwiftUI

/// A page of the book: the leaf that can be shared, and its actions.
struct ReignPage: View {
  let view: ReignPageView
  let desk: any FileTransfer
  let send: Send
  @Environment(\.self) private var surroundings

  var body: some View {
    HStack(alignment: .top, spacing: Space.small) {
      FlowRow {
        if let older = view.older { QuietButton(view: older, send: send, style: .smallStrong) }
        if let newer = view.newer { QuietButton(view: newer, send: send, style: .smallStrong) }
      }
      Spacer(minLength: 0)
      SignButton(view: view.close, sign: Signs.close, send: send)
    }
    if let struck = view.struck {
      AppText(text: struck, style: .small, colour: surroundings.tokens.danger)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(bookGap)
        .panel()
    }
    ReignLeaf(view: view)
    Obstacle(view: view.obstacle, send: send)
    Corrections(view: view, send: send)
    if !view.receipts.isEmpty {
      VStack(alignment: .leading, spacing: Space.small) {
        ForEach(Array(view.receipts.enumerated()), id: \.offset) { Receipt(view: $1, send: send) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(bookGap)
      .panel()
    }
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Array(view.notes.enumerated()), id: \.offset) { SoftWords(text: $1) }
      SoftWords(text: view.deck)
    }
    .padding(.horizontal, Space.tiny)
    FlowRow {
      if let replay = view.replay { QuietButton(view: replay, send: send, style: .smallStrong) }
      OwnButton(label: view.share.pictureLabel, onClick: sharePicture, style: .smallStrong)
      OwnButton(
        label: view.share.textLabel, onClick: { desk.shareText(view: view.share) }, style: .smallStrong)
    }
  }

  private func sharePicture() {
    desk.sharePicture(view: view.share) { ReignLeaf(view: view).png(in: surroundings) }
  }
}

extension ReignLeaf {
  /// The leaf in the colours of now, at a width that any place shows well, for eyes that did not ask for large letters.
  func png(in surroundings: EnvironmentValues) -> Data? {
    let leaf =
      self
      .frame(width: 420)
      .padding(Space.small)
      .background(surroundings.tokens.paper)
      .environment(\.tokens, surroundings.tokens)
      .environment(\.accent, surroundings.accent)
      .environment(\.colorScheme, surroundings.colorScheme)
    let renderer = ImageRenderer(content: leaf)
    renderer.scale = 3
    return renderer.uiImage?.pngData()
  }
}
