import DouzeCore
import DouzeKit
import Foundation
import GalleryFile
import SwiftUI
import Testing

@testable import Douze

/// States of the gallery in English.
enum States {
  private static let all = Result { try Gallery("en").states }

  /// Those that are screens of their own: a rejection stands above a screen that is shown already.
  static func screens() throws -> [(name: String, screen: Screen)] {
    try all.get().filter { $0.update.rejection == nil }.map { ($0.name, $0.update.screen) }
  }

  /// A state with the beats that led there.
  static func update(_ name: String) throws -> Update {
    try #require(try all.get().first { $0.name == name }, "\(name)").update
  }

  static func screen(_ name: String) throws -> Screen { try update(name).screen }

  static func forest(_ name: String) throws -> ForestView {
    guard case .forest(let forest) = try screen(name).body else { throw Other() }
    return forest
  }

  static func king(_ name: String) throws -> KingView {
    guard case .king(let king) = try screen(name).body else { throw Other() }
    return king
  }

  static func council(_ name: String) throws -> CouncilView {
    guard case .council(let council) = try screen(name).body else { throw Other() }
    return council
  }

  static func book(_ name: String) throws -> ChronicleView {
    guard case .chronicle(let book) = try screen(name).body else { throw Other() }
    return book
  }

  static func decks(_ name: String) throws -> DecksView {
    guard case .decks(let decks) = try screen(name).body else { throw Other() }
    return decks
  }

  static func review(_ name: String) throws -> ReviewView {
    guard case .review(let review) = try screen(name).body else { throw Other() }
    return review
  }

  /// The beats of a state as they are played, a hundred times as slowly, `after` so many seconds of the right pace.
  static func playing(_ name: String, after: Double = 0) throws -> Playing {
    let beats = try update(name).beats.map {
      Beat(ms: 100 * $0.ms, sentence: $0.sentence, motion: $0.motion, haptic: $0.haptic, frame: $0.frame)
    }
    return Playing(id: 1, beats: beats, before: nil, started: Date() - 100 * after)
  }

  struct Other: Error {}
}

/// Every screen of the gallery, as VoiceOver finds it.
@MainActor struct GalleryTests {
  @Test func aPressSendsWhatTheCoreOffersAndEveryKindOfOfferIsReached() throws {
    var offered: Set<String> = []
    var sent: Set<String> = []
    for (name, screen) in try States.screens() {
      let sight = Sight(screen, .phone)
      for fault in sight.untrue { Issue.record("\(name): \(fault)") }
      offered.formUnion(everything(Intent.self, in: screen).map(kind))
      sent.formUnion(sight.sent.map(kind))
    }
    #expect(offered.subtracting(sent).sorted() == [])
  }

  /// Without its values.
  private func kind(_ intent: Intent) -> String {
    "\(intent)".replacing("DouzeCore.", with: "").split(separator: "(").prefix(2).joined(separator: " ")
  }
}
