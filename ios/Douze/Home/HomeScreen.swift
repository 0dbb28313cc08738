import DouzeCore
import SwiftUI

/// How much room the parts of the page have, by the window.
private struct HomeSizes {
  let word: CGFloat
  let plaque: CGFloat
  let gap: CGFloat
  let margin: CGFloat
  /// A door is at least so high; in a lower window the page scrolls.
  let door: CGFloat

  init(_ room: WindowLayout) {
    let wide = room.width > room.height
    if wide && room.height < 500 {
      (word, plaque, gap, margin, door) = (0.56, 56, 12, 16, 150)
    } else if room.width >= 900 {
      (word, plaque, gap, margin, door) = (1.45, 78, 28, 40, 300)
    } else if room.width < 340 {
      (word, plaque, gap, margin, door) = (0.6, 50, 8, 12, 140)
    } else if room.width < 380 || room.height < 740 {
      (word, plaque, gap, margin, door) = (0.7, 50, 8, 12, 118)
    } else {
      (word, plaque, gap, margin, door) = (1, 60, 12, 12, 150)
    }
  }
}

/// Three doors, one tap back into the last game, and the ways to what is no game. Nothing scrolls but with large letters.
struct HomeScreen: View {
  let title: String
  let view: HomeView
  let send: Send
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    WithWindowLayout { room in
      let sizes = HomeSizes(room)
      ScrollView {
        Group {
          if room.width > room.height, !letters.isAccessibilitySize {
            if room.height < 500 { low(sizes) } else { broad(sizes) }
          } else {
            upright(sizes)
          }
        }
        .padding(.horizontal, sizes.margin)
        .padding(.bottom, 4)
        .frame(maxWidth: 1400)
        .frame(maxWidth: .infinity, minHeight: room.height)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
  }

  private func upright(_ sizes: HomeSizes) -> some View {
    VStack(spacing: sizes.gap) {
      WordMark(title: title, scale: sizes.word)
      last
      doors(sizes)
      ways
      about
    }
  }

  /// On a tablet in landscape: doors in a row.
  private func broad(_ sizes: HomeSizes) -> some View {
    VStack(spacing: sizes.gap) {
      WordMark(title: title, scale: sizes.word)
      last.frame(maxWidth: 620)
      HStack(spacing: sizes.gap) { doors(sizes) }
      ways.frame(maxWidth: 640)
      about
    }
  }

  /// On a phone in landscape: a small word.
  private func low(_ sizes: HomeSizes) -> some View {
    VStack(spacing: 6) {
      WordMark(title: title, scale: sizes.word)
      last
      HStack(spacing: sizes.gap) { doors(sizes) }
      ways
      about
    }
  }

  @ViewBuilder private var last: some View {
    // Else it is on the door of its game.
    if let last = view.continueGame, view.continueIn == nil { Continue(view: last, send: send) }
  }

  private func doors(_ sizes: HomeSizes) -> some View {
    ForEach(view.doors, id: \.game) { door in
      VStack(spacing: Space.tiny) {
        Door(
          view: door, season: view.season, table: view.continueIn == door.game ? view.miniature : nil,
          plaque: sizes.plaque, send: send)
          .frame(minHeight: sizes.door, maxHeight: .infinity)
          .overlay(alignment: .topTrailing) {
            if let lesson = door.lesson, !letters.isAccessibilitySize { LessonSign(view: lesson, send: send) }
          }
        if let last = view.continueGame, view.continueIn == door.game { Continue(view: last, send: send) }
        if let lesson = door.lesson, letters.isAccessibilitySize { QuietButton(view: lesson, send: send) }
      }
    }
  }

  private var about: some View { SoftWords(text: view.about, align: .center) }

  /// The ways to what is no game; side by side, unless letters are large: then settings have their word, too.
  @ViewBuilder private var ways: some View {
    if letters.isAccessibilitySize {
      VStack(spacing: Space.small) {
        books
        QuietButton(view: view.puzzles, send: send, sign: Signs.puzzle)
        QuietButton(view: view.settings, send: send, sign: Signs.settings)
      }
      .wide()
    } else {
      // In one row where each word has its room; else the words are above the signs.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: Space.small) {
          books.wide()
          signs
        }
        VStack(spacing: Space.small) {
          HStack(spacing: Space.small) { books.wide() }
          HStack(spacing: Space.small) { signs }
        }
      }
    }
  }

  @ViewBuilder private var signs: some View {
    FramedSign(view: view.puzzles, sign: Signs.puzzle, send: send)
    FramedSign(view: view.settings, sign: Signs.settings, send: send)
  }

  @ViewBuilder private var books: some View {
    if let unfinished = view.unfinished { QuietButton(view: unfinished, send: send, sign: Signs.history) }
    QuietButton(view: view.chronicle, send: send, sign: Signs.book)
    QuietButton(view: view.rules, send: send, sign: Signs.about)
  }
}

/// Puzzles and settings as signs in a frame.
private struct FramedSign: View {
  let view: ButtonView
  let sign: Sign
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    SignButton(view: view, sign: sign, send: send)
      .background(buttonShape.fill(tokens.paperRaised))
      .gilded(buttonShape)
  }
}

/// Back into the last game, with what happened last.
private struct Continue: View {
  let view: ButtonView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: 0) {
        AppText(text: view.label, style: .name, colour: tokens.buttonInk)
        if let hint = view.hint { FittingWords(text: hint, style: .small, colour: tokens.buttonInk) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Picture(image: Signs.next, colour: tokens.buttonInk, size: 24)
    }
    .padding(.horizontal, Space.medium)
    .padding(.vertical, 5)
    .frame(minHeight: Space.touch)
    .background(buttonShape.fill(tokens.button))
    .overlay(buttonShape.inset(by: 3.5).strokeBorder(tokens.goldOutside.opacity(0.7), lineWidth: 0.8))
    .press(view: view, shape: buttonShape, send: send, veil: tokens.buttonInk)
  }
}

/// The way to the lesson of a game, in words in the corner of its door: the sign alone is a hint elsewhere. With large letters it
/// stands below.
private struct LessonSign: View {
  let view: ButtonView
  let send: Send

  var body: some View {
    QuietButton(view: view, send: send, style: .smallStrong, sign: Signs.hint).padding(5)
  }
}
