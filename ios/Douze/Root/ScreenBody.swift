import DouzeCore
import DouzeKit
import SwiftUI

/// What fills a screen.
struct ScreenBody: View {
  let screen: Screen
  let table: TableContext
  @Environment(\.still) private var still

  var body: some View {
    // A stack of its own: what goes stands behind what comes until it is gone.
    ZStack {
      shown
        .id(screen.place)
        .transition(still ? .opacity : .opacity.combined(with: .scale(scale: 0.985)))
    }
    // Behind a curtain nothing lingers: what it hides is gone at once.
    .animation(screen.isCurtain ? nil : .easeOut(duration: still ? 0.12 : 0.24), value: screen.place)
  }

  @ViewBuilder private var shown: some View {
    switch screen.body {
    case .home(let home): HomeScreen(title: screen.title, view: home, send: table.send)
    case .games(let games): Barred(table) { GamesScreen(view: games, desk: table.desk, send: table.send) }
    case .people(let people): Barred(table) { PeopleScreen(view: people, send: table.send) }
    case .setup(let setup): Barred(table) { SetupScreen(view: setup, send: table.send) }
    case .settings(let settings): Barred(table) { SettingsScreen(view: settings, send: table.send) }
    case .notices(let notices): Barred(table) { NoticesScreen(view: notices) }
    case .curtain(let curtain): CurtainScreen(view: curtain, bar: table.bar, send: table.send)
    case .forest(let forest): ForestScreen(view: forest, table: table)
    case .king(let king): KingScreen(view: king, turned: screen.turned, table: table)
    case .council(let council): CouncilScreen(view: council, table: table)
    case .chronicle(let chronicle):
      Barred(table) { ChronicleScreen(view: chronicle, desk: table.desk, send: table.send) }
    case .preview(let preview): Barred(table) { Imported(view: preview, send: table.send) }
    case .decks(let decks): Barred(table) { DecksScreen(view: decks, send: table.send) }
    case .rules(let rules): Barred(table) { RulesScreen(view: rules, send: table.send) }
    case .fair(let fair): Barred(table) { FairScreen(view: fair, desk: table.desk, send: table.send) }
    case .puzzles(let puzzles): Barred(table) { PuzzlesScreen(view: puzzles, send: table.send) }
    case .review(let review): Barred(table) { ReviewScreen(view: review, table: table) }
    }
  }
}

/// A screen under its bar.
private struct Barred<Below: View>: View {
  private let bar: AnyView
  private let below: Below

  init(_ table: TableContext, @ViewBuilder below: () -> Below) {
    bar = table.bar
    self.below = below()
  }

  var body: some View {
    VStack(spacing: 0) {
      bar
      below.frame(maxHeight: .infinity)
    }
  }
}

extension Screen {
  /// Which kind of screen it is, of which game: another one comes with a transition.
  fileprivate var place: String {
    let kind =
      switch body {
      case .home: "home"
      case .games: "games"
      case .people: "people"
      case .setup: "setup"
      case .settings: "settings"
      case .notices: "notices"
      case .curtain: "curtain"
      case .forest, .king, .council: "table"
      case .chronicle: "chronicle"
      case .preview: "preview"
      case .decks: "decks"
      case .rules: "rules"
      case .fair: "fair"
      case .puzzles: "puzzles"
      case .review: "review"
      }
    return "\(kind) \(game.map { "\($0)" } ?? "")"
  }

  var isCurtain: Bool {
    if case .curtain = body { true } else { false }
  }
}
