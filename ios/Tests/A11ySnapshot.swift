import DouzeCore
import DouzeKit
import SwiftUI

@testable import Douze

/// A look at a screen as VoiceOver has it, and what each press on it sends. Nothing is really sent.
@MainActor final class Sight {
  let screen: Screen
  /// What is found, at first and behind what only the shell opens.
  private(set) var elements: [Element] = []
  /// What a press on an element or an action of this name sends.
  private(set) var presses: [String: Set<Intent>] = [:]
  /// What groups are called.
  private(set) var groups: Set<String> = []

  /// All that is said or drawn.
  private(set) var words: Set<String> = []
  /// All that is sent.
  var sent: Set<Intent> { presses.values.reduce(into: []) { $0.formUnion($1) } }

  private var sending: [Intent] = []
  private var tried: Set<String> = []
  private var host: Host?

  init(_ screen: Screen, _ window: Window) {
    self.screen = screen
    let host = window.host { [weak self] in
      Douze.DouzeTheme(look: screen.look) {
        Stage(screen: screen, send: { self?.sending.append($0) }, canGoBack: screen.back != nil)
      }
    }
    self.host = host
    explore(host)
  }

  /// Presses everything; what sends nothing may have opened something.
  private func explore(_ host: Host) {
    let found = host.read()
    elements += found
    groups.formUnion(host.groups)
    words.formUnion(host.groups + host.drawn)
    words.formUnion(found.flatMap { [$0.label, $0.value, $0.hint] + $0.actions.map(\.name) })
    for element in found {
      for action in element.actions { press(action.name) { action.run() } }
      guard element.enabled, let run = element.press else { continue }
      let own = press(element.label) { run() }.isEmpty
      if own, tried.insert(element.label).inserted { explore(host) }
    }
  }

  @discardableResult
  private func press(_ label: String, _ run: () -> Void) -> [Intent] {
    sending = []
    run()
    presses[label, default: []].formUnion(sending)
    return sending
  }
}

/// What is in a record, however deep.
func everything<Kind>(_ kind: Kind.Type, in value: Any) -> [Kind] {
  if let found = value as? Kind { return [found] }
  return Mirror(reflecting: value).children.flatMap { everything(kind, in: $0.value) }
}
