import DouzeCore
import DouzeKit
import SwiftUI

/// What a file is, and what keeping it would do; nothing is kept before somebody agrees.
struct Imported: View {
  let view: DouzeCore.Preview
  let desk: any Desk
  /// Of reigns that are here in another form the file's are taken.
  @State private var theirs = false
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: bookGap) {
      Picture(image: emblem.sign, colour: accent, size: 40)
      Heading(text: view.headline, style: .strong)
    }
    if !view.lines.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        ForEach(Array(view.lines.enumerated()), id: \.offset) { Words(text: $1) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(bookGap)
      .panel()
    }
    if let conflicts = view.conflicts { Conflicts(view: conflicts, theirs: $theirs) }
    if let confirm = view.confirm {
      OwnButton(label: confirm, onClick: { desk.confirm(takeTheirs: theirs) }, main: true).wide()
    }
    OwnButton(label: view.close, onClick: { desk.close() }).wide()
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
  @Binding var theirs: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: bookGap) {
      Heading(text: view.label, style: .strong)
      VStack(spacing: Space.tiny) {
        OwnChoice(label: view.keepOurs, selected: !theirs, onClick: { theirs = false })
        OwnChoice(label: view.takeTheirs, selected: theirs, onClick: { theirs = true })
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
      Words(text: view.reign, style: .smallStrong)
      Words(text: view.ours, style: .small)
      Words(text: view.theirs, style: .small)
    }
    .accessibilityElement(children: .combine)
  }
}
