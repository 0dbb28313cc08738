import DouzeCore
import SwiftUI

@testable import Douze

extension Sight {
  /// What is wrong with a screen for who hears it.
  var faults: [String] {
    named(self) + buttons(self) + strange(self) + unexplained(self) + nameless(self) + invented(self)
  }
}

extension Sight {
  /// What is wrong with any screen, whatever has its place on it: names, presses and words that are not the core's.
  var untrue: [String] {
    nameless(self) + invented(self)
      + sent.subtracting(everything(Intent.self, in: screen)).map { "sends what nobody offers: \($0)" }
  }
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

/// Every button that is on can be pressed by its label, and sends what the core wants; one that is off says why.
@MainActor private func buttons(_ sight: Sight) -> [String] {
  let elsewhere = elsewhere(sight.screen)
  return everything(ButtonView.self, in: sight.screen).filter { !elsewhere.contains($0) }.compactMap {
    button in
    if button.enabled {
      let works = sight.presses[button.label]?.contains(button.intent) == true
      return works ? nil : "cannot be pressed: \(button.label) (\(button.intent))"
    }
    let heard = sight.elements.contains { element in
      element.label == button.label && !element.enabled && element.hint.contains(button.hint ?? "")
    }
    return heard ? nil : "does not say that it is off, and why: \(button.label)"
  }
}

/// Buttons that are not on the screen: a card is explained by a press on itself, or only looked at; an account among
/// others is not closed; the accounts at the end of a duel are only read, and a press on a card or on a score opens the
/// ways to its rules; while somebody thinks nothing is decided.
private func elsewhere(_ screen: Screen) -> Set<ButtonView> {
  var away = Set(everything(HandCardView.self, in: screen).compactMap(\.explain))
  away.formUnion(everything(ResultView.self, in: screen).flatMap(\.accounts).map(\.close))
  if case .forest(let forest) = screen.body, forest.inspect == nil, let end = forest.result {
    away.formUnion(everything(ButtonView.self, in: end.accounts))
  }
  if screen.thinking != nil {
    switch screen.body {
    case .forest(let forest): away.formUnion([forest.confirm].compactMap { $0 })
    case .king(let king): away.formUnion([king.confirm].compactMap { $0 })
    case .council(let council):
      away.formUnion(council.decisions + [council.confirm, council.cancel].compactMap { $0 })
    default: break
    }
  }
  // Behind what is open over the table of a set-up; a crowd alone has a way to be fewer.
  if case .setup(let setup) = screen.body {
    away.formUnion(everything(ButtonView.self, in: setup))
    away.subtract(shown(setup))
  }
  // Where there is little room a page of the book covers the book.
  if case .chronicle(let book) = screen.body, book.page != nil {
    away.formUnion(everything(ButtonView.self, in: [book.claim as Any, book.shelf as Any]))
  }
  // What was kept to the end is of no use any more.
  if case .council(let council) = screen.body, council.result != nil {
    away.formUnion(council.kept.map(\.button))
  }
  return away
}

/// The buttons of a set-up that stand there whatever the room.
private func shown(_ setup: SetupView) -> [ButtonView] {
  guard let panel = setup.panel else { return [setup.more, setup.start] }
  switch panel.panel {
  case .seat(let seat):
    let vacate = setup.seats.first { $0.seat == seat }?.vacate
    return [panel.close, vacate].compactMap { $0 }.filter(\.enabled)
  case .more: return [panel.close, setup.council?.decks].compactMap { $0 }
  case .months, .free: return [panel.close]
  case .month: return [panel.close, setup.start]
  }
}

/// What can be chosen in it.
private func choices(_ setup: SetupView) -> Set<Intent> {
  guard let panel = setup.panel else {
    let lines = offered([setup.presets, setup.rivals] as [Any])
    return lines.union(setup.seats.map(\.open)).union(offered(shown(setup)))
  }
  var parts: [Any] = shown(setup)
  switch panel.panel {
  case .seat(let place):
    guard let seat = setup.seats.first(where: { $0.seat == place }) else { break }
    parts += [seat.people, seat.rivals, seat.temperament as Any]
  case .more:
    // A switch sends the state that it is not in.
    parts += setup.choices.map { $0.isSwitch ? $0.choices.filter { !$0.selected } : $0 as Any }
    parts += [setup.characters as Any, setup.council?.deck as Any]
  case .months: parts += [setup.council?.calendar as Any]
  case .free: parts += [setup.council?.petitioners as Any, setup.council?.dilemmas as Any]
  case .month: break
  }
  return offered(parts)
}

/// All that the core offers can be pressed, whatever it is called; nothing is sent that it does not offer.
@MainActor private func strange(_ sight: Sight) -> [String] {
  let missing = offered(sight.screen).subtracting(sight.sent).map { "nothing sends it: \($0)" }
  let strange = sight.sent.subtracting(everything(Intent.self, in: sight.screen))
  return missing + strange.map { "sends what nobody offers: \($0)" }
}

/// What can be pressed somewhere on a screen. At the end of a council, and on a page of the book, only what is on it.
private func offered(_ value: Any) -> Set<Intent> {
  switch value {
  case let intent as Intent: return [intent]
  case let button as ButtonView where !button.enabled: return []
  case let card as HandCardView: return Set([card.intent].compactMap { $0 })
  // On a seat with little room a card is only looked at.
  case is PlayedView: return []
  // So is the table of a review.
  case is ReviewedTable: return []
  case let peek as PeekView: return [peek.open ? peek.hide : peek.show]
  // Something explained takes the place of the hand, and so does a hint.
  case let forest as ForestView where forest.inspect != nil:
    return offered([forest.swap, forest.inspect?.close].compactMap { $0 })
  case let forest as ForestView where forest.hint != nil:
    return hinted(forest.hint, [forest.confirm, forest.cancel, forest.swap])
  case let king as KingView where king.hint != nil:
    return hinted(king.hint, [king.confirm, king.cancel])
  case let council as CouncilView where council.hint != nil:
    return hinted(council.hint, [council.confirm, council.cancel] + council.decisions)
  case let setup as SetupView: return choices(setup)
  // A switch sends the state that it is not in.
  case let settings as SettingsView:
    let now = [settings.sounds, settings.tips].flatMap(\.choices).filter(\.selected).map(\.intent)
    return offered(Mirror(reflecting: settings).children.map(\.value)).subtracting(now)
  case let end as ResultView: return [end.review.intent, end.rematch.intent, end.home.intent]
  case let council as CouncilView where council.result != nil:
    return offered(council.result as Any)
  // What the month asks for stands with the hand.
  case let council as CouncilView where council.inspect != nil:
    let covered = ["aim", "hands", "offers", "peek"]
    let rest = Mirror(reflecting: council).children.filter { !covered.contains($0.label ?? "") }
    return offered(rest.map(\.value))
  case let book as ChronicleView where book.page != nil: return offered(book.page as Any)
  case let screen as Screen where screen.thinking != nil: return []
  // Its main button is one of its body's.
  case let screen as Screen:
    return offered([screen.back, screen.tools, screen.notice, screen.body] as [Any?])
  default: return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(offered($1.value)) }
  }
}

/// The lines of a hint, and what stands beside it.
private func hinted(_ hint: HintView?, _ buttons: [ButtonView?]) -> Set<Intent> {
  offered([hint as Any, buttons])
}

/// The cards of an open hand that are pressed are explained, too; under a hint none is open.
@MainActor private func unexplained(_ sight: Sight) -> [String] {
  if !everything(HintView.self, in: sight.screen).isEmpty { return [] }
  return everything(HandCardView.self, in: sight.screen).compactMap { card in
    guard let intent = card.intent, let explain = card.explain, sight.sent.contains(intent) else {
      return nil
    }
    return sight.sent.contains(explain.intent) ? nil : "not explained: \(card.spoken)"
  }
}

/// Nothing can be pressed that has no name.
@MainActor private func nameless(_ sight: Sight) -> [String] {
  sight.elements.filter { ($0.press != nil || $0.type != nil) && $0.label.isEmpty }
    .map { "without a label: \($0.value) \($0.hint)" }
}

/// Nothing is said or drawn but what the core says: its sentences after each other, lines of them, and numbers.
@MainActor private func invented(_ sight: Sight) -> [String] {
  let sentences = Set(everything(String.self, in: sight.screen)).filter { !$0.isEmpty }
  let known = sentences.union(sentences.flatMap { $0.split(separator: "\n").map(String.init) })
  let longest = known.sorted { $0.count > $1.count }
  return sight.words.filter { text in
    if known.contains(text) { return false }
    let rest = longest.reduce(text) { $0.contains($1) ? $0.replacing($1, with: "") : $0 }
    return rest.contains(where: \.isLetter)
  }
  .map { "said or drawn, but not by the core: \($0)" }
}
