import DouzeCore
import SwiftUI

/// What is wrong with a screen for who hears it.
@MainActor func faults(_ screen: Screen, _ window: Window) -> [String] {
  let sight = Sight(screen, window)
  return named(sight) + unreachable(sight) + unexplained(sight) + nameless(sight) + invented(sight)
}

/// It says where one is.
@MainActor private func named(_ sight: Sight) -> [String] {
  let name =
    switch sight.screen.body {
    case .forest(let forest): forest.round
    case .king(let king): king.round
    case .council(let council): council.turn
    case .curtain(let curtain): curtain.headline
    default: sight.screen.title
    }
  return sight.elements.contains { $0.label.contains(name) } ? [] : ["the name is missing: \(name)"]
}

/// Every button that is on can be pressed by its label, and sends what the core wants.
@MainActor private func unreachable(_ sight: Sight) -> [String] {
  let elsewhere = elsewhere(sight.screen)
  return everything(ButtonView.self, in: sight.screen).filter { $0.enabled && !elsewhere.contains($0) }
    .filter { sight.presses[$0.label]?.contains($0.intent) != true }
    .map { "cannot be pressed: \($0.label) (\($0.intent))" }
}

/// Buttons that are not on the screen: a card is explained by a press on itself, or only looked at; an account among
/// others is not closed; while somebody thinks nothing is decided.
private func elsewhere(_ screen: Screen) -> Set<ButtonView> {
  var away = Set(everything(HandCardView.self, in: screen).compactMap(\.explain))
  away.formUnion(everything(ResultView.self, in: screen).flatMap(\.accounts).map(\.close))
  if case .council(let council) = screen.body, screen.thinking != nil { away.formUnion(council.decisions) }
  return away
}

/// The cards of an open hand that are pressed are explained, too.
@MainActor private func unexplained(_ sight: Sight) -> [String] {
  let sent = sight.presses.values.reduce(into: Set()) { $0.formUnion($1) }
  return everything(HandCardView.self, in: sight.screen).compactMap { card in
    guard let intent = card.intent, let explain = card.explain, sent.contains(intent) else { return nil }
    return sent.contains(explain.intent) ? nil : "not explained: \(card.spoken)"
  }
}

/// Nothing can be pressed that has no name.
@MainActor private func nameless(_ sight: Sight) -> [String] {
  sight.elements.filter { ($0.press != nil || $0.type != nil) && $0.label.isEmpty }
    .map { "without a label: \($0.value) \($0.hint)" }
}

/// Nothing is said but what the core says: its sentences after each other, and numbers.
@MainActor private func invented(_ sight: Sight) -> [String] {
  let known = Set(everything(String.self, in: sight.screen)).filter { !$0.isEmpty }
  let longest = known.sorted { $0.count > $1.count }
  return sight.elements.flatMap { [$0.label, $0.value, $0.hint] + $0.actions.map(\.name) }
    .filter { text in
      if known.contains(text) { return false }
      return longest.reduce(text) { $0.contains($1) ? $0.replacing($1, with: "") : $0 }.contains(
        where: \.isLetter)
    }
    .map { "said, but not by the core: \($0)" }
}
