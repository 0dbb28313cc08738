import DouzeCore
import Foundation
import Testing

@testable import Douze

/// Every drawing is understood to its end.
struct PathDataTests {
  private let animals: [ForestCard] = [
    .crow, .bat, .moth, .spider4, .spider5, .cat, .owl, .wolf, .jackalope, .deer, .raccoon, .snake,
  ]
  private let characters: [CharacterKind] = [
    .alchemist, .gambler, .golem, .knight, .lady, .machine, .merchants, .oracle, .parasite, .reverser,
    .sorcerer,
    .troublemakers, .druidess, .powerful, .stoic,
  ]

  @Test func stepsAreRead() {
    let steps = PathData.steps("M1 2L-3.5 4Q5 6 7 8C1 1 2 2 3 3Z")
    #expect(
      steps == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: -3.5, y: 4)),
        .quad(CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)),
        .curve(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)), .close,
      ])
  }

  @Test func whatIsNotUnderstoodEndsIt() {
    #expect(PathData.steps("M1 2A3 4 5") == [.move(CGPoint(x: 1, y: 2))])
    #expect(PathData.steps("M1 2L3") == [.move(CGPoint(x: 1, y: 2))])
    #expect(PathData.steps("").isEmpty)
  }

  @Test func everyDrawingIsRead() {
    let drawings =
      animals.map { animalPath($0) } + characters.map { characterPath($0) } + Emblem.allCases.map(\.path)
    for drawing in drawings {
      let steps = PathData.steps(drawing)
      #expect(steps.count == drawing.filter(\.isLetter).count, "\(drawing.prefix(40))")
      #expect(steps.last == .close)
    }
  }
}
