import DouzeKit
import SwiftUI
import Testing

@testable import Douze

private let solid = DieBody(layout: [1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12])

/// What a finger and VoiceOver have of a die.
@MainActor struct DieTests {
  @MainActor private final class DieTable {
    var face: Int32 = 7
    var motion: DieMotion?
    var tapped: [Int32] = []
  }

  private let table = DieTable()

  private func host(size: CGFloat = 160) -> SwiftUI.Host {
    SwiftUI.Host(size: CGSize(width: 390, height: 844)) { [table] in
      Die(
        body: solid, face: table.face, size: size,
        reachable: solid.ring(table.face).sorted().map { face in
          DieFace(face: face, selected: face == 12, label: "to \(face)") { table.tapped.append(face) }
        },
        motion: table.motion, turnable: true)
    }
  }

  @Test func theFiveFacesAroundAreButtonsClockwise() {
    let buttons = host().read()
    #expect(buttons.map(\.label) == [10, 9, 12, 8, 2].map { "to \($0)" })
    #expect(buttons.allSatisfy { $0.traits.contains(.isButton) })
    #expect(buttons.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["to 12"])
    buttons.forEach { $0.press?() }
    #expect(table.tapped == [10, 9, 12, 8, 2])
  }

  @Test func aSmallDieIsOnlyAPicture() {
    #expect(host(size: 72).read().isEmpty)
  }

  @Test func whileItMovesThereIsNothingToPress() {
    let host = host()
    _ = host.read()
    table.face = 9
    table.motion = .tip(from: nil, to: 9, progress: 0.5)
    #expect(host.read().isEmpty)
    table.motion = nil
    #expect(Set(host.read().map(\.label)) == Set(solid.ring(9).map { "to \($0)" }))
  }

  @Test func aDieNotRolledYetAndADieOfNoFacesAreDrawn() {
    table.face = 0
    _ = host().read()
    let blank = Die(body: DieBody(layout: []), face: 3, size: 200, struck: true, targets: [3])
    #expect(evaluate(blank, size: CGSize(width: 390, height: 844)).isEmpty)
  }
}
