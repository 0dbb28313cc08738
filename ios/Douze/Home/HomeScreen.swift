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
      (word, plaque, gap, margin, door) = (0.56, 50, 12, 16, 120)
    } else if room.width >= 900 {
      (word, plaque, gap, margin, door) = (1.45, 78, 28, 40, 300)
    } else if room.width < 340 {
      (word, plaque, gap, margin, door) = (0.6, 50, 8, 12, 110)
    } else if room.width < 380 || room.height < 740 {
      (word, plaque, gap, margin, door) = (0.7, 50, 8, 12, 104)
    } else {
      (word, plaque, gap, margin, door) = (1, 60, 12, 12, 128)
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
          if room.width > room.height, !letters.isLarge {
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
      word(sizes)
      last
      LevelColumn(spacing: sizes.gap) { doors(sizes) }
      ways
      about
    }
  }

  /// On a tablet in landscape: doors in a row.
  private func broad(_ sizes: HomeSizes) -> some View {
    VStack(spacing: sizes.gap) {
      word(sizes)
      last.frame(maxWidth: 620)
      SharedRow(weights: [], spacing: sizes.gap, fills: true) { doors(sizes) }
      ways.frame(maxWidth: 640)
      about
    }
  }

  /// On a phone in landscape: a small word between the ways to what is no game.
  private func low(_ sizes: HomeSizes) -> some View {
    VStack(spacing: 6) {
      // All ways in words where there is room for them, else all as signs.
      ViewThatFits(in: .horizontal) {
        flanked(sizes, worded: true)
        flanked(sizes, worded: false)
      }
      last
      SharedRow(weights: [], spacing: sizes.gap, fills: true) { doors(sizes) }
      about
    }
  }

  /// The word between the ways to what is no game.
  private func flanked(_ sizes: HomeSizes, worded: Bool) -> some View {
    let (left, right) = sides
    return HStack(spacing: Space.small) {
      flank(left, worded: worded).frame(maxWidth: .infinity, alignment: .leading)
      WordMark(title: title, scale: sizes.word).frame(width: 210)
      flank(right, worded: worded).frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private func flank(_ ways: [Way], worded: Bool) -> some View {
    HStack(spacing: Space.small) {
      ForEach(Array(ways.enumerated()), id: \.offset) { _, way in
        if worded {
          way.fixedSize()
        } else {
          FramedSign(view: way.view, sign: way.sign, send: send)
        }
      }
    }
  }

  /// As many at both sides of the word as can be.
  private var sides: ([Way], [Way]) {
    guard let games = view.games else {
      return (
        [chronicle(beside: true), puzzles(beside: true)],
        [rules(beside: true), settings(beside: true)]
      )
    }
    return (
      [chronicle(beside: true), Way(view: games, sign: Signs.history, beside: true, send: send)],
      [puzzles(beside: true), rules(beside: true), settings(beside: true)]
    )
  }

  /// The way to all games stands beside it, unless letters are large.
  private func word(_ sizes: HomeSizes) -> some View {
    WordMark(title: title, scale: sizes.word)
      .overlay(alignment: .topTrailing) {
        if let games = view.games, !letters.isLarge {
          Way(view: games, sign: Signs.history, send: send)
            .frame(width: 68)
            .fixedSize(horizontal: false, vertical: true)
            .padding(.top, Space.small)
        }
      }
  }

  @ViewBuilder private var last: some View {
    // Else it is on the door of its game.
    if let last = view.continueGame, view.continueIn == nil { Continue(view: last, send: send) }
  }

  private func doors(_ sizes: HomeSizes) -> some View {
    ForEach(view.doors, id: \.game) { door in
      let goesOn = view.continueIn == door.game
      VStack(spacing: Space.tiny) {
        Door(
          view: door, season: view.season, resume: goesOn ? view.continueGame : nil,
          table: goesOn ? view.miniature : nil, plaque: sizes.plaque, send: send
        )
        .frame(minHeight: sizes.door, maxHeight: .infinity)
        .overlay(alignment: .bottomTrailing) {
          if let lesson = door.lesson, !letters.isLarge { LessonSign(view: lesson, send: send) }
        }
        if let lesson = door.lesson, letters.isLarge { QuietButton(view: lesson, send: send) }
      }
    }
  }

  private var about: some View { SoftWords(text: view.about, align: .center) }

  /// The ways to what is no game: in one row where each word has its room, else in two, else below each other.
  private var ways: some View {
    VStack(spacing: Space.small) {
      ViewThatFits(in: .horizontal) {
        row([chronicle(), puzzles(), rules(), settings()])
        VStack(spacing: Space.small) {
          row([chronicle(beside: true), puzzles(beside: true)])
          row([rules(beside: true), settings(beside: true)])
        }
        VStack(spacing: Space.small) {
          chronicle(beside: true)
          puzzles(beside: true)
          rules(beside: true)
          settings(beside: true)
        }
      }
      if let games = view.games, letters.isLarge {
        QuietButton(view: games, send: send, sign: Signs.history).wide()
      }
    }
    // What is left belongs to the doors.
    .fixedSize(horizontal: false, vertical: true)
  }

  private func row(_ ways: [Way]) -> some View {
    SharedRow(weights: ways.map { _ in 1 }, spacing: Space.small) {
      ForEach(Array(ways.enumerated()), id: \.offset) { _, way in way }
    }
  }

  private func chronicle(beside: Bool = false) -> Way {
    Way(view: view.chronicle, sign: Signs.book, beside: beside, send: send)
  }
  private func puzzles(beside: Bool = false) -> Way {
    Way(view: view.puzzles, sign: Signs.puzzle, beside: beside, send: send)
  }
  private func rules(beside: Bool = false) -> Way {
    Way(view: view.rules, sign: Signs.about, beside: beside, send: send)
  }
  private func settings(beside: Bool = false) -> Way {
    Way(view: view.settings, sign: Signs.settings, beside: beside, send: send)
  }
}

/// The same as a sign in a frame.
private struct FramedSign: View {
  let view: ButtonView
  let sign: Sign
  let send: Send

  var body: some View { SignButton(view: view, sign: sign, send: send).panel() }
}

/// The way to what is no game: a sign and a word, below each other or, `beside`, in a line.
private struct Way: View {
  let view: ButtonView
  let sign: Sign
  var beside = false
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    parts
      // Words are clear of the corners of the frame.
      .padding(.horizontal, beside ? 10 : 8)
      .padding(.top, 5)
      .padding(.bottom, 7)
      .frame(maxWidth: .infinity, minHeight: beside ? Space.touch : 58, maxHeight: .infinity)
      .panel()
      .press(view: view, shape: panelShape, send: send)
  }

  @ViewBuilder private var parts: some View {
    if beside {
      HStack(spacing: Space.small) {
        picture
        words
      }
    } else {
      VStack(spacing: 1) {
        picture
        words
      }
    }
  }

  private var picture: some View { Picture(image: sign, colour: accent, size: 24) }
  private var words: some View {
    AppText(text: view.label, style: .smallStrong, colour: tokens.ink, align: .center)
  }
}

/// The way to the lesson of a game, beside the words of its door: a lamp and a word below it. With large letters it stands below.
private struct LessonSign: View {
  let view: ButtonView
  let send: Send
  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      Picture(image: Signs.hint, colour: tokens.ink, size: 24)
      OneLine(text: view.label, style: .small, align: .center)
    }
    .frame(width: 58)
    .frame(minHeight: Space.touch)
    .press(view: view, shape: buttonShape, send: send)
    .padding(.trailing, 6)
    .padding(.bottom, 4)
  }
}
