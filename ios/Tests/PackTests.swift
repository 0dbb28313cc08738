import DouzeCore
import Foundation
import SwiftUI
import Testing

@testable import Douze

/// The pack of pictures is read to its end.
struct PackTests {
  private let data: Data

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Douze/Resources/pictures.pack")
    data = try Data(contentsOf: file)
  }

  @Test func everyPictureIsRead() throws {
    let pack = try #require(Pack(data))
    for art in Art.allCases {
      let drawn = try #require(pack.picture(art.rawValue), "\(art)")
      #expect(drawn.bounds.width > 0 && drawn.bounds.height > 0)
      var open = 0
      var painted = 0
      for step in drawn.steps {
        switch step {
        case .clip, .layer: open += 1
        case .pop: open -= 1
        case .use(let number, let scale, _): #expect(pack.picture(number) != nil && scale > 0)
        case .fill, .stroke: painted += 1
        }
        #expect(open >= 0)
      }
      #expect(open == 0 && painted > 0, "\(art)")
    }
    #expect(pack.picture(Art.allCases.count) == nil)
  }

  @Test func aDamagedPackIsNone() {
    #expect(Pack(Data()) == nil)
    #expect(Pack(data.prefix(data.count / 2)) == nil)
    var other = data
    other[5] ^= 1
    #expect(Pack(other) == nil)
  }

  @Test func everyCardHasItsOwnPicture() {
    let animals: [ForestCard] = [
      .crow, .bat, .moth, .spider4, .spider5, .cat, .owl, .wolf, .jackalope, .deer, .raccoon, .snake,
    ]
    for gentle in [false, true] {
      let pictures = Set(
        animals.flatMap {
          [animal($0, black: true, gentle: gentle), animal($0, black: false, gentle: gentle)]
        })
      #expect(pictures.count == 24)
    }
    #expect(Set((0..<16).map { courtier($0) }).count == 16)
  }
}
