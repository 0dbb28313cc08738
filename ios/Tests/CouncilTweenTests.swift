import DouzeCore
import DouzeKit
import Foundation
import Testing

@testable import Douze

/// The beats over the table of the screen before.
@MainActor struct CouncilMomentTests {
  private let machine = KingFixtures.character(.machine)
  private let before = CouncilFixtures.table { $0.seats = CouncilFixtures.revealing }

  /// The table at a beat among these motions.
  private func moment(_ view: CouncilView, _ motions: [Motion], at index: Int?) -> CouncilMoment {
    let beats = motions.map { Beat(ms: 100, sentence: "", motion: $0, seats: []) }
    let screen = CouncilFixtures.screen(before)
    let clock = Playing(id: 1, beats: beats, before: screen, started: Date(timeIntervalSince1970: 0))
    return CouncilMoment(view: view, clock: clock, index: index, before: screen)
  }

  @Test func dieAndCardsAreAsBeforeUntilTheirBeat() {
    let view = CouncilFixtures.table {
      $0.seats = CouncilFixtures.revealing
      $0.seats[0] = CouncilFixtures.seat(0, card: KingFixtures.played(.alchemist))
      $0.face = 3
      $0.favour = 4
    }
    let motions: [Motion] = [
      .cardRevealed(seat: 0, character: KingFixtures.character(.alchemist), struck: false),
      .councilDieTurned(from: 7, to: 3), .favourChanged(from: 3, to: 4),
    ]
    let first = moment(view, motions, at: 0)
    #expect(first.view.die.face == 7)
    #expect(first.view.favour.value == 3)
    #expect(first.opens(0) && !first.opens(1))
    #expect(first.die(0.5) == nil)
    #expect(!first.ended)
    #expect(first.view.seats[0].card?.character == KingFixtures.character(.alchemist))
    #expect(first.view.seats[2].card?.character == nil)
    let second = moment(view, motions, at: 1)
    #expect(second.view.die.face == 3)
    #expect(second.die(0.5) == .tip(from: 7, to: 3, progress: 0.5))
    #expect(moment(view, motions, at: 2).view.favour.value == 4)
    #expect(moment(view, motions, at: nil).view == view)
  }

  @Test func aCardIsStruckOnlyWhenItIsCancelled() {
    let view = CouncilFixtures.table {
      $0.seats = CouncilFixtures.revealing
      for seat in [0, 2] {
        $0.seats[seat] = CouncilFixtures.seat(
          Int32(seat), card: KingFixtures.played(.machine, struck: "Cancelled"))
      }
    }
    let motions: [Motion] = [
      .cardRevealed(seat: 0, character: machine, struck: false),
      .cardRevealed(seat: 2, character: machine, struck: false),
      .cardRevealed(seat: 0, character: machine, struck: true),
    ]
    let open = moment(view, motions, at: 1)
    #expect(open.view.seats.map { $0.card?.struck } == [nil, nil, nil, nil])
    #expect(!open.strikes(machine))
    let struck = moment(view, motions, at: 2)
    #expect(struck.view.seats.map { $0.card?.struck } == ["Cancelled", nil, "Cancelled", nil])
    #expect(struck.strikes(machine))
  }

  @Test func aRollGoesFromFaceToFace() {
    let roll = moment(before, [.councilDieRolled(from: 0, to: 7)], at: 0)
    #expect(roll.die(0.25) == .roll(from: 0, to: 7, progress: 0.25))
  }

  @Test func theOldPetitionerStaysUntilTheNewOneComes() {
    let view = CouncilFixtures.table {
      $0.petitioner = CouncilFixtures.petitioner(.stoic, 3)
      $0.seats = CouncilFixtures.seats(4)
    }
    let motions: [Motion] = [
      .dilemmaDone(solved: true), .petitionerTurned(character: KingFixtures.character(.stoic)),
    ]
    let first = moment(view, motions, at: 0).view
    #expect(first.petitioner == before.petitioner)
    #expect(first.progress == view.progress)
    #expect(first.seats[1].card == before.seats[1].card)
    #expect(moment(view, motions, at: 1).view.petitioner == view.petitioner)
  }

  @Test func theEndIsSeenWithTheThrone() {
    let motions: [Motion] = [.remarkMade(seat: 1), .throneRevealed]
    #expect(!moment(before, motions, at: 0).ended)
    #expect(moment(before, motions, at: 0).says(1))
    #expect(moment(before, motions, at: 1).ended)
  }
}
