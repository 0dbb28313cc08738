import DouzeCore
import SwiftUI

/// Name, card and hand.
struct StripSeat: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CouncillorName(view: view)
      HStack {
        if view.taken { SeatSlot(view: view, tween: tween, side: 32, pressed: false) { _ in } }
        Spacer(minLength: 0)
        InHand(view: view, side: 18)
      }
      .frame(maxHeight: .infinity)
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// Two beside each other: what is reported stands beside the card, what is said in a bubble below the face.
struct FlatSeat: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: Space.tiny) {
        CouncillorName(view: view)
        Holding(view: view, side: 20)
      }
      // A name of two lines leaves the card its place.
      .frame(maxHeight: 29)
      .silent()
      HStack(spacing: 6) {
        if view.taken { SeatSlot(view: view, tween: tween, side: Space.touch, send: send) }
        VStack(alignment: .leading, spacing: 0) {
          SeatWords(view: view)
          if view.remark != nil { SeatBubble(view: view, tween: tween, lines: 4, up: true) }
        }
      }
      .frame(maxHeight: .infinity)
    }
    .padding(.horizontal, 7)
    .padding(.vertical, 3)
  }
}

/// Three beside each other: what is reported stands below the card.
struct NarrowSeat: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if view.taken {
        CouncillorName(view: view).frame(maxHeight: 29).silent()
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          SeatSlot(view: view, tween: tween, side: Space.touch, send: send)
          Spacer(minLength: 0)
          if let top = view.top { CharacterCard(view: top, side: 28).silent() }
        }
        .frame(height: Space.touch)
        SeatWords(view: view).frame(maxHeight: .infinity, alignment: .top)
      } else {
        HStack(spacing: 5) {
          Face(view: view.medallion, side: view.long ? 24 : 34)
          VStack(alignment: .leading, spacing: 0) {
            OneLine(text: view.name, style: .name, lines: view.long ? 2 : 1).frame(
              maxWidth: .infinity, alignment: .leading)
            HStack(spacing: 5) { Holding(view: view, side: 18) }
          }
        }
        .frame(maxHeight: .infinity)
        .silent()
        SeatWords(view: view)
      }
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
  }
}

/// In a row of its own; what it said stands above it.
struct BelowSeat: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  let name: Typography
  let send: Send

  var body: some View {
    HStack(spacing: 6) {
      Face(view: view.medallion, side: view.taken || view.top != nil ? 42 : 54).silent()
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: Space.tiny) {
          OneLine(text: view.name, style: name, lines: 2).frame(maxWidth: .infinity, alignment: .leading)
          Holding(view: view, side: 20)
        }
        SeatWords(view: view)
      }
      .silent()
      if view.taken { SeatSlot(view: view, tween: tween, side: 50, send: send) }
    }
    .padding(.horizontal, 10)
    .frame(maxHeight: .infinity)
  }
}

/// With room for all words.
struct RoomySeat: View {
  let view: CouncilSeatView
  let tween: Tween<CouncilFrame>
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        AppText(text: view.name, style: view.active ? .strong : .body)
          .frame(maxWidth: .infinity, alignment: .leading)
        Holding(view: view, side: 28)
      }
      .silent()
      // A long name of a card is below it.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 10) {
          slot
          told.frame(maxWidth: .infinity, alignment: .leading).silent()
        }
        .frame(minHeight: 60)
        VStack(alignment: .leading, spacing: Space.tiny) {
          slot
          told.frame(maxWidth: .infinity, alignment: .leading).silent()
        }
      }
      if let reveal = view.reveal {
        MainButton(view: reveal, send: send, style: .smallStrong).wide()
      }
    }
    .padding(10)
  }

  @ViewBuilder private var slot: some View {
    if view.taken { SeatSlot(view: view, tween: tween, side: 56, pressed: false, send: send) }
  }

  /// No wider than the card's name asks for: all else has further lines.
  private var told: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let mark = view.mark { folding(AppText(text: mark, style: .smallStrong, colour: accent)) }
      if let character = view.card?.character {
        OneLine(text: character.name, style: .smallStrong, struck: view.card?.struck != nil)
      }
      if let struck = view.card?.struck, !struck.isEmpty {
        folding(AppText(text: struck, style: .small, colour: tokens.struck))
      }
      folding(Said(view: view, tween: tween))
    }
  }

  private func folding(_ words: some View) -> some View {
    words.frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity, alignment: .leading)
  }
}
