import DouzeCore
import Foundation
import Testing

@testable import DouzeKit

@Suite struct PlayingTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func at(_ seconds: Double, _ beats: [Beat]) -> Moment? {
    Playing(id: 1, beats: beats, before: nil, started: start).moment(at: start + seconds)
  }

  @Test func aMomentIsABeatAndHowFarItHasCome() {
    let beats = [Beat.of(400, "one"), .of(0, "told"), .of(600, "two")]
    #expect(at(-5, beats) == Moment(beat: beats[0], index: 0, progress: 0))
    #expect(at(0.1, beats)?.progress.rounded(.toNearestOrEven) == 0)
    #expect(abs((at(0.1, beats)?.progress ?? 0) - 0.25) < 1e-9)
    #expect(at(0.7, beats)?.index == 2)
    #expect(abs((at(0.7, beats)?.progress ?? 0) - 0.5) < 1e-6)
    #expect(at(1.001, beats) == nil)
  }

  @Test func whatTakesNoTimeIsNeverOn() {
    #expect(at(0, []) == nil)
    #expect(at(0, [.of(0, "told"), .of(-3, "told")]) == nil)
    #expect(at(0, [.of(0, "told"), .of(100, "one")])?.index == 1)
  }

  @Test func aFrameOfAnotherBeatShowsOneNotBegunOrOver() {
    let moment = Moment(beat: .of(400, "two"), index: 1, progress: 0.25)
    #expect([0, 1, 2].map { Moment?.some(moment).done(of: $0) } == [1, 0.25, 0])
    #expect(Moment?.none.done(of: 1) == 1 && Moment?.some(moment).done(of: nil) == 1)
  }
}

@Suite struct PictureTextTests {
  /// One black pixel.
  private let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")

  @Test func whatIsToldStandsBehindTheHeaderWithItsChecksum() throws {
    let png = try #require(png)
    let told = described(png: png, text: "Rita III – 47")
    // Length, kind, data, checksum (by zlib's crc32).
    let chunk = told.subdata(in: 33..<(told.count - (png.count - 33)))
    #expect(chunk.prefix(8) == Data([0, 0, 0, 31]) + Data("iTXt".utf8))
    #expect(
      chunk.dropFirst(8).dropLast(4) == Data("Description".utf8) + Data(count: 5) + Data("Rita III – 47".utf8)
    )
    #expect(chunk.suffix(4) == Data([92, 30, 97, 78]))
    #expect(told.prefix(33) == png.prefix(33))
    #expect(told.suffix(png.count - 33) == png.dropFirst(33))
  }

  @Test func whatIsNoPictureStaysAsItIs() {
    #expect(described(png: Data([1, 2]), text: "x") == Data([1, 2]))
  }
}

@MainActor @Suite struct ReadingTests {
  @Test func aFileIsReadWholeOrOneByteTooFar() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "game.douze")
      let bytes = Data((0..<100).map { UInt8($0) })
      try bytes.write(to: file)
      #expect(try await contents(of: file) == bytes)
      #expect(try contents(of: file, most: 40) == bytes.prefix(40))
      await #expect(throws: (any Error).self) { try await contents(of: folder.appending(path: "none")) }
    }
  }
}
