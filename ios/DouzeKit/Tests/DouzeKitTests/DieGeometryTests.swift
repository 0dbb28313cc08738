import Foundation
import Testing

@testable import DouzeKit

/// As the core gives it; and its whole table, neighbours clockwise, to hold the picture against.
private let die = DieBody(layout: [1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12])

private let table: [Int32: [Int32]] = [
  1: [2, 4, 6, 5, 10],
  2: [1, 10, 7, 8, 4],
  3: [4, 8, 12, 11, 6],
  4: [1, 2, 8, 3, 6],
  5: [1, 6, 11, 9, 10],
  6: [1, 4, 3, 11, 5],
  7: [2, 10, 9, 12, 8],
  8: [2, 7, 12, 3, 4],
  9: [5, 11, 12, 7, 10],
  10: [1, 5, 9, 7, 2],
  11: [3, 12, 9, 5, 6],
  12: [3, 8, 7, 9, 11],
]

private let nothing = 1e-9
private let normals = Dodecahedron.normals
private let allRests = normals.indices.flatMap(Dodecahedron.rests)

/// Every rest, as it is seen, and turned by a finger.
private let everywhere: [DieSight] = allRests.flatMap { rest in
  [DieSight(rest, side: 200)]
    + [-0.9, 0.4, 1.3].map { DieSight(seen: Turn(about: Vec(1, $0, 0.2), angle: $0) * rest, side: 200) }
}

/// Laws of the solid, of its rests and of what is seen.
@Suite struct DieGeometryTests {
  @Test func everyNumberLiesOnOneSlotAndOppositeOnesLookAway() {
    #expect((1...12).map { die.face(die.slot($0)) } == Array(1...12))
    #expect(Set((1...12).map(die.slot)) == Set(0...11))
    for face in Int32(1)...12 { #expect(near(-normals[die.slot(face)], normals[die.slot(13 - face)])) }
  }

  @Test func aLayoutThatIsTooShortIsBlank() {
    #expect(DieBody(layout: []).slot(7) == 0)
    #expect(DieBody(layout: []).ring(1) == [0, 0, 0, 0, 0])
  }

  @Test func theSolidIsRegular() {
    for (slot, corners) in Dodecahedron.corners.enumerated() {
      let sides = corners.aroundInPairs.map { ($0 - $1).length }
      for (corner, side) in zip(corners, sides) {
        #expect(abs(corner.length - Dodecahedron.radius) < nothing)
        #expect(abs(corner.dot(normals[slot]) - 1) < nothing)
        #expect(abs(side - sides[0]) < nothing)
      }
      #expect(near(normals[slot], corners.reduce(.zero, +) / 5))
    }
  }

  @Test func eachFaceHasItsNeighboursAroundItClockwise() {
    for (face, ring) in table { #expect(spins(ring).contains(die.ring(face)), "\(face): \(die.ring(face))") }
  }

  @Test func whateverIsUpTheFiveAroundItAreSeenClockwise() {
    for (face, ring) in table {
      for rest in Dodecahedron.rests(die.slot(face)) {
        #expect(near(.near, rest(normals[die.slot(face)])))
        #expect(near(-.near, rest(normals[die.slot(13 - face)])))
        let sight = DieSight(rest, side: 200)
        let clock = sight.clockwise(ring.map(die.slot)).map(die.face)
        #expect(spins(ring).contains(clock), "\(face): \(clock)")
        #expect(Set(sight.visible.map(die.face)) == Set(ring + [face]))
        #expect(die.face(sight.main) == face)
      }
    }
  }

  @Test func facesAreReadFromTwelveOnTheClock() {
    var rest = DieRest(die)
    rest.lie(on: 7)
    let sight = DieSight(rest.turn, side: 160, margin: 2.4)
    #expect(sight.clockwise([2, 8, 9, 10, 12].map(die.slot)).map(die.face) == [10, 9, 12, 8, 2])
  }

  @Test func anEdgeOfTheFaceThatIsUpLiesTowardsTheReader() {
    for rest in allRests {
      let front = normals.map { rest($0) }.min { $0.y < $1.y } ?? .zero
      #expect(abs(front.x) < nothing && front.z > 0)
    }
  }

  @Test func aMiddleIsSeenWithinItsFaceAloneAndAllWithinThePicture() {
    for sight in everywhere {
      for slot in sight.visible {
        #expect(sight.visible.filter { within(sight.centre(slot), sight.outline($0)) } == [slot])
        for dot in sight.outline(slot) { #expect((0...200).contains(dot.x) && (0...200).contains(dot.y)) }
      }
    }
  }

  @Test func whatIsDrawnOnAFaceStaysWithinItAndNoNumberStandsOnItsHead() {
    for sight in everywhere {
      for slot in sight.visible {
        let slant = sight.slant(slot, longer: 0.3)
        #expect(slant.at == sight.centre(slot))
        #expect(slant.down.height >= -1e-6)
        // A target's ring with its pen; smaller where the number is.
        let ring = 0.4 + 0.13 * sight.up(slot)
        for i in 0..<24 {
          let (x, y) = (ring * cos(Double(i) * .pi / 12), ring * sin(Double(i) * .pi / 12))
          let dot = CGPoint(
            x: slant.at.x + x * slant.right.width + y * slant.down.width,
            y: slant.at.y + x * slant.right.height + y * slant.down.height)
          #expect(within(dot, sight.outline(slot)), "\(slot)")
        }
      }
    }
  }

  @Test func at160EachOfTheFiveHas44ForAFingerAndSharesNoPlaceWithAnother() {
    for rest in allRests {
      let sight = DieSight(rest, side: 160, margin: 2.4)
      for slot in sight.visible where slot != sight.main {
        let area = sight.touch(slot)
        let (xs, ys) = (area.map(\.x), area.map(\.y))
        #expect((xs.max() ?? 0) - (xs.min() ?? 0) >= 44)
        #expect((ys.max() ?? 0) - (ys.min() ?? 0) >= 44)
        #expect(size(area) >= 44 * 44)
      }
      #expect(abs(sight.visible.map { size(sight.touch($0)) }.reduce(0, +) - 160 * 160) < 1e-6)
    }
  }

  @Test func aFlipIsHalfATurnAndATipTheShortestThereIs() {
    for (face, ring) in table {
      for rest in Dodecahedron.rests(die.slot(face)) {
        let flip = Dodecahedron.rest(die.slot(13 - face), from: rest) * rest.inverse
        #expect(abs(flip.angle - .pi) < 1e-6)
        #expect(abs(abs(flip.axis.x) - 1) < 1e-6)
        for to in ring {
          let tip = (Dodecahedron.rest(die.slot(to), from: rest) * rest.inverse).angle
          #expect(tip < 0.41 * .pi && tip >= acos(1 / 5.0.squareRoot()) - nothing, "\(face) to \(to): \(tip)")
        }
        #expect((Dodecahedron.rest(die.slot(face), from: rest) * rest.inverse).angle < 1e-6)
      }
    }
  }

  @Test func everyMotionBeginsAtItsStartAndEndsAtItsEnd() {
    for face in Int32(1)...12 {
      let start = Dodecahedron.rests(die.slot(face))[2]
      for to in Int32(1)...12 {
        let end = Dodecahedron.rest(die.slot(to), from: start)
        for at in [0.0, 1.0] {
          for motion in [
            DieMotion.flip(from: face, to: to, progress: at), .tip(from: face, to: to, progress: at),
            .roll(from: face, to: to, progress: at),
          ] {
            #expect(same(motion.turn(from: start, to: end), at == 0 ? start : end))
          }
        }
      }
      #expect(same(DieMotion.pass(face: face, progress: 1).turn(from: start, to: start), start))
    }
  }

  @Test func aMotionEndsAsTheDieThenRests() {
    var rest = DieRest(die)
    rest.lie(on: 7)
    let end = rest.end(on: 9)
    rest.lie(on: 7)
    #expect(rest.turn != end)
    rest.lie(on: 9)
    #expect(rest.turn == end)
    rest.lie(on: 0)
    #expect(rest.turn == end)
  }

  @Test func numbersComeWithTheFirstThrowAndGoWithNone() {
    #expect(DieMotion.roll(from: 0, to: 6, progress: 0.25).shown(start: 0) == 0.5)
    #expect(DieMotion.roll(from: 3, to: 6, progress: 0.25).shown(start: 3) == 1)
    #expect(DieMotion.tip(from: 3, to: 0, progress: 1).shown(start: 3) == 0)
  }

  @Test func theNearSideFollowsTheFinger() {
    let right = Turn(finger: 50, 0, side: 100)
    #expect(abs(right.angle - .pi / 2) < nothing)
    #expect(near(right(.near), .across))
    #expect(near(Turn(finger: 0, 50, side: 100)(.near), -.up))
    #expect(Turn(finger: 0, 0, side: 100) == .none)
  }

  private func spins(_ ring: [Int32]) -> [[Int32]] {
    ring.indices.map { Array(ring.dropFirst($0) + ring.prefix($0)) }
  }

  private func near(_ one: Vec, _ other: Vec) -> Bool { (one - other).length < nothing }

  private func same(_ one: Turn, _ other: Turn) -> Bool { (one * other.inverse).angle < 1e-6 }

  /// Corners run clockwise in the picture.
  private func within(_ at: CGPoint, _ corners: [CGPoint]) -> Bool {
    corners.aroundInPairs.allSatisfy { a, b -> Bool in
      let one: Double = (b.x - a.x) * (at.y - a.y)
      let other: Double = (b.y - a.y) * (at.x - a.x)
      return one >= other
    }
  }

  private func size(_ area: [CGPoint]) -> Double {
    var twice: Double = 0
    for (a, b) in area.aroundInPairs { twice += a.x * b.y - b.x * a.y }
    return abs(twice) / 2
  }
}
