import DouzeCore
import SwiftUI

/// Reigns, one line each.
struct Reigns: View {
  let view: ReignListView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ListWindow(view: view.window, send: send)
      ForEach(view.reigns, id: \.id) { ReignLine(view: $0, send: send) }
      // Reading goes on at the end of the list.
      if view.reigns.count > Self.short { ListWindow(view: view.window, send: send) }
    }
  }

  private static let short = 6
}

private struct ReignLine: View {
  let view: ReignLineView
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: bookGap) {
      ThronePicture(view: view.throne, side: 48)
      VStack(alignment: .leading, spacing: 2) { words }
        .frame(maxWidth: .infinity, alignment: .leading)
      OutcomeMark(won: view.won, side: 22)
    }
    .padding(.horizontal, bookGap)
    .padding(.vertical, 10)
    .framed(
      buttonShape, fill: tokens.paperRaised, edge: view.selected ? accent : tokens.hairline,
      width: view.selected ? 2 : 1
    )
    .press(
      spoken: view.spoken, shape: buttonShape, onClick: { send(view.open) }, selected: view.selected)
  }

  @ViewBuilder private var words: some View {
    FlowRow(lineSpacing: 0) {
      AppText(text: view.years, style: .smallStrong, colour: accent)
      if let kind = view.kind { SoftWords(text: kind) }
      if let struck = view.struck { AppText(text: struck, style: .smallStrong, colour: tokens.danger) }
      if let corrected = view.corrected { SoftWords(text: corrected) }
    }
    AppText(text: view.members, style: .strong).strikethrough(view.struck != nil)
    FlowRow(spacing: 6, lineSpacing: 0) {
      BandMark(band: view.band, size: 16)
      AppText(text: view.length, style: .smallStrong)
      SoftWords(text: view.verdict)
    }
  }
}
