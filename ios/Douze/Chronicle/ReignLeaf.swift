import DouzeCore
import SwiftUI

/// One reign, large, in a frame of two lines; VoiceOver hears it in sentences.
struct ReignLeaf: View {
  let view: ReignPageView
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: Space.small) {
      head
      throne
      Ornament()
      verdict
      if let silent = view.silent { Silence(sentence: silent, ticks: Int(view.ticks)) }
      Ornament()
      AppText(text: view.obstacle.label, style: .small, colour: tokens.inkSoft, align: .center)
      AppText(text: view.obstacle.value, style: .strong, align: .center)
    }
    .frame(maxWidth: .infinity)
    .padding(Space.medium)
    .framed(shape, fill: tokens.paperRaised, edge: tokens.line)
    .padding(5)
    .framed(shape, fill: tokens.paperRaised, edge: accent, width: 1.5)
    .spoken(view.spoken)
    .accessibilityAddTraits(.isHeader)
  }

  private let shape = RoundedRectangle(cornerRadius: 4)

  @ViewBuilder private var head: some View {
    AppText(text: view.title, style: .title, align: .center)
    if let kind = view.kind { AppText(text: kind, style: .smallStrong, colour: accent, align: .center) }
    Ornament()
    FlowRow(spacing: Space.medium, alignment: .center) {
      ForEach(Array(view.members.enumerated()), id: \.offset) { _, member in
        // A built-in councillor steps back behind the people.
        AppText(
          text: member.name, style: member.person ? .strong : .body,
          colour: member.person ? tokens.ink : tokens.inkSoft, align: .center)
      }
    }
  }

  @ViewBuilder private var throne: some View {
    ThronePicture(view: view.throne, side: 104).padding(.top, Space.tiny)
    AppText(text: view.throneLine, style: .strong, align: .center)
    HStack(spacing: Space.small) {
      OutcomeMark(won: view.won, side: 22)
      AppText(text: view.outcome, style: .small)
    }
  }

  @ViewBuilder private var verdict: some View {
    AppText(text: view.length, style: .title, colour: accent)
    HStack(spacing: Space.small) {
      BandMark(band: view.band, size: 22)
      AppText(text: view.verdict, style: .strong, align: .center)
    }
    SoftWords(text: view.verdictLine, align: .center)
  }
}

/// A line that a small sign parts in two.
private struct Ornament: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.small) {
      tokens.hairline.frame(height: 1)
      Picture(image: Emblem.council.sign, colour: tokens.line, size: 14)
      tokens.hairline.frame(height: 1)
    }
  }
}

/// A box for each dilemma; ticked where it was solved without a word.
private struct Silence: View {
  let sentence: String
  let ticks: Int
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: Space.tiny) {
      HStack(spacing: 6) {
        Picture(image: Emblem.silent.sign, colour: tokens.inkSoft, size: 20)
        ForEach(0..<Self.dilemmas, id: \.self) { place in
          RoundedRectangle(cornerRadius: 3)
            .strokeBorder(tokens.line, lineWidth: 1.5)
            .frame(width: 20, height: 20)
            .overlay {
              if place < ticks { Picture(image: Signs.check, colour: tokens.ink, size: 18) }
            }
        }
      }
      SoftWords(text: sentence, align: .center)
    }
  }

  private static let dilemmas = 7
}
