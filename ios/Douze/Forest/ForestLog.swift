import DouzeCore
import SwiftUI

/// What happened in the last rounds.
struct ForestLog: View {
  let log: [LogRoundView]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      ForEach(Array(log.enumerated()), id: \.offset) { _, round in
        LogLines(heading: round.heading, lines: round.lines.map(\.sentence)) { place in
          if let card = round.lines[place].face { AnimalCard(view: card, side: 30) }
        }
      }
    }
  }
}

/// Before anything has happened: what the cards of a hand do; their own names say it to VoiceOver.
struct HandRules: View {
  let hand: HandView

  var body: some View {
    LogLines(heading: hand.label, lines: hand.cards.map(\.rule)) { place in
      OpenCard(face: hand.cards[place].face, side: 34)
    }
    .accessibilityHidden(true)
  }
}
