import DouzeCore
import SwiftUI

/// What a file is, and what keeping it would do; nothing is kept before somebody agrees.
struct Imported: View {
  let view: PreviewView
  let send: Send
  @Environment(\.accent) private var accent

  var body: some View {
    Leaves(at: "\(view.ticket)") {
      HStack(spacing: bookGap) {
        Picture(image: emblem.sign, colour: accent, size: 40)
        Heading(text: view.headline, style: .strong)
      }
      if !view.lines.isEmpty {
        VStack(alignment: .leading, spacing: Space.tiny) {
          ForEach(Array(view.lines.enumerated()), id: \.offset) { AppText(text: $1) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(bookGap)
        .panel()
      }
      if let conflicts = view.conflicts { Conflicts(view: conflicts, send: send) }
      if let confirm = view.confirm { MainButton(view: confirm, send: send).wide() }
      QuietButton(view: view.close, send: send).wide()
    }
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var emblem: Emblem {
    switch view.kind {
    case .record: .council
    case .chronicle: .chronicle
    case .deck: .dilemma
    }
  }
}

private struct Conflicts: View {
  let view: ConflictsView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: bookGap) {
      Heading(text: view.label, style: .strong)
      VStack(spacing: Space.tiny) {
        ForEach(view.choices, id: \.label) { Choice(view: $0, send: send) }
      }
      ForEach(Array(view.conflicts.enumerated()), id: \.offset) { conflict($1) }
      if !view.more.isEmpty { SoftWords(text: view.more) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }

  private func conflict(_ view: ConflictView) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      AppText(text: view.reign, style: .smallStrong)
      AppText(text: view.ours, style: .small)
      AppText(text: view.theirs, style: .small)
    }
    .accessibilityElement(children: .combine)
  }
}
