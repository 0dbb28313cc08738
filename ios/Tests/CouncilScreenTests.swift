import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

private let phone = CGSize(width: 375, height: 647)
private let tablet = CGSize(width: 1180, height: 800)

/// The table of Council of 12 as VoiceOver finds it.
@MainActor struct CouncilScreenTests {
  private final class Sent {
    var intents: [Intent] = []
  }

  private let sent = Sent()

  private func host(
    _ name: String, size: CGSize = phone, letters: DynamicTypeSize = .large, clock: Playing? = nil
  ) throws -> Host {
    let view = try #require(CouncilFixtures.all[name])
    let table = TableContext(
      clock: clock, before: clock?.before, heard: [], rejection: nil, thinking: nil, percent: nil,
      desk: NoFileTransfer(), send: { [sent] in sent.intents.append($0) }, moveNow: {},
      bar: AnyView(EmptyView()))
    let host = Host(size: size) { CouncilScreen(view: view, table: table) }
    host.environment.dynamicTypeSize = letters
    return host
  }

  /// Presses what bears this name; of several the first that can be pressed.
  private func press(_ label: String, _ host: Host) throws {
    let found = host.read().first { $0.label == label && $0.press != nil }
    let element = try #require(found, "\(label) among \(host.read().map(\.label))")
    #expect(element.enabled)
    element.press?()
  }

  @Test(
    arguments: [phone, tablet, CGSize(width: 667, height: 375)], [DynamicTypeSize.large, .accessibility3])
  func whateverCanBePressedHasAName(size: CGSize, letters: DynamicTypeSize) throws {
    for name in CouncilFixtures.all.keys.sorted() {
      let elements = try host(name, size: size, letters: letters).read()
      #expect(!elements.isEmpty)
      #expect(elements.allSatisfy { !$0.label.isEmpty }, "\(name)")
    }
  }

  @Test(arguments: [phone, tablet]) func everythingOnTheTableExplainsItself(size: CGSize) throws {
    let view = try #require(CouncilFixtures.all["kept"]).table
    let host = try host("kept", size: size)
    let spoken = [
      view.petitioner?.spoken, view.foreseen?.spoken, view.favour.spoken, view.progress.spoken,
      view.dilemma.spoken, view.nextDilemma?.spoken, view.die.spoken, view.seats[1].spoken,
    ]
    for label in spoken.compactMap({ $0 }) { try press(label, host) }
    #expect(
      sent.intents == [
        .council(.inspectCharacter(character: .lady)), .council(.inspectCharacter(character: .powerful)),
        .council(.inspectFavour),
        .council(.inspectReign), .council(.inspectDilemma(next: false)),
        .council(.inspectDilemma(next: true)), .council(.inspectDie),
        .council(.inspectSeat(seat: 1)),
      ])
  }

  @Test func whoAsksComesFirstThenTheDilemmaTheDieAndTheCouncil() throws {
    let labels = try host("faces").read().map(\.label)
    let wanted = [
      "Petitioner: lady, crown 1.", "Dilemma: Collapsed Tower.", "The die shows 7.", "Face 2",
      "Mia: 5 cards in hand.", "The Sorcerer tips the die to …",
    ]
    let places = wanted.compactMap { labels.firstIndex(of: $0) }
    #expect(places.count == wanted.count && places == places.sorted(), "\(labels)")
  }

  @Test func aCardIsChosenByATapAndConfirmed() throws {
    let host = try host("choose")
    let sorcerer = host.read().first { $0.label == "sorcerer: what it does." }
    #expect(sorcerer?.traits.contains(.isSelected) == true)
    try press("knight: what it does.", host)
    try press("Choose the Sorcerer", host)
    #expect(sent.intents == [.council(.pickCharacter(character: .knight)), .table(.confirm)])
  }

  @Test func facesAreOnTheDieAndOnButtons() throws {
    let host = try host("faces")
    for face in CouncilFixtures.faces {
      try press("Face \(face)", host)
      try press("\(face)", host)
    }
    let wanted = CouncilFixtures.faces.flatMap {
      [Intent.council(.pickFace(face: $0)), .council(.pickFace(face: $0))]
    }
    #expect(sent.intents == wanted)
  }

  @Test func theCouncilAgreesWhoRevealsByATapOnTheCard() throws {
    let host = try host("four")
    try press("Aurel reveals", host)
    try press("Sorcerer", host)
    #expect(
      sent.intents == [.council(.revealNext(seat: 2)), .council(.inspectCharacter(character: .sorcerer))])
  }

  @Test func remarksAreReadAndSaidWhoeverSpeaks() throws {
    let host = try host("speakers")
    try press("Say", host)
    #expect(host.read().contains { $0.label == "What the table has said" })
    #expect(host.read().contains { $0.label == "Odile: I can do it alone." })
    try press("Odile", host)
    try press("I can help part of the way.", host)
    #expect(sent.intents == [.council(.chooseSpeaker(seat: 1)), .council(.say(remark: .helps, to: nil))])
  }

  @Test func keptRewardsAreUsedOrOffWithTheReason() throws {
    let host = try host("kept")
    try press("Tip the die, Lay a card open, Shield", host)
    try press("Tip the die", host)
    let shield = try #require(host.read().first { $0.label == "Shield" })
    #expect(!shield.enabled && shield.hint == "What Shield does. Only when a dilemma has failed.")
    #expect(sent.intents == [.council(.useKept(kept: .tip))])
  }

  @Test func theCouncilDecidesWithOneTap() throws {
    let host = try host("bells")
    for label in ["Ring the bells", "Do not ring", "Be silent"] { try press(label, host) }
    #expect(
      sent.intents == [
        .council(.ringBells(ring: true)), .council(.ringBells(ring: false)), .council(.keepSilence),
      ])
  }

  @Test func questionsAreAnswered() throws {
    let proposal = try host("proposal")
    try press("Agree", proposal)
    try press("Rather not", proposal)
    let warning = try host("warning")
    try press("Do not ring", warning)
    try press("Ring and fall", warning)
    #expect(
      sent.intents == [
        .council(.acceptProposal), .council(.declineProposal), .table(.cancel),
        .council(.ringBells(ring: true)),
      ])
  }

  @Test func theReturnKeyTakesTheWayBackFromAWarning() throws {
    let host = try host("warning")
    _ = host.read()
    for shortcut in host.shortcuts where shortcut.key == .return { shortcut.run() }
    #expect(sent.intents == [.table(.cancel)])
  }

  @Test(arguments: [phone, tablet]) func theEndTellsOfThroneAndReignAndWhatMayFollow(size: CGSize) throws {
    let host = try host("vacant", size: size)
    let labels = host.read().map(\.label)
    for label in ["The throne stays vacant", "Aurel: powerful.", "47 years", "Save the record"] {
      #expect(labels.contains(label), "\(labels)")
    }
    try press("Play for the throne", host)
    try press("Once more", host)
    #expect(sent.intents == [.council(.playForThrone), .table(.rematch)])
  }

  @Test func whileBeatsArePlayedNothingIsAskedAndTheEndWaits() throws {
    let before = CouncilFixtures.screen(try #require(CouncilFixtures.all["reveal"]))
    let end = TableFrame.council(council: try #require(CouncilFixtures.all["won"]).table)
    let beats = [
      Beat(
        ms: 100_000, sentence: "Told.", motion: .council(council: .dilemmaDone(solved: true)), haptic: nil,
        frame: nil),
      Beat(
        ms: 100_000, sentence: "Told.", motion: .council(council: .throneRevealed), haptic: nil, frame: end),
    ]
    for (name, after, shown) in [("warning", 0, true), ("won", 0, true), ("won", 120, false)] {
      let clock = Playing(id: 1, beats: beats, before: before, started: .now - Double(after))
      let labels = try host(name, clock: clock).read().map(\.label)
      #expect(labels.contains("Dilemma: Collapsed Tower.") == shown, "\(name) after \(after): \(labels)")
      #expect(!labels.contains("Ring and fall"))
    }
  }
}
