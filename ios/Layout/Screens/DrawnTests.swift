import Foundation
import GalleryFile
import LayoutEngine
import SwiftUI
import Testing

/// Screens as SVG, for eyes: where target/layout/look exists, those that it names, a line each: a state of the gallery (or
/// the beginning of its name and *), a glass, a size of letters, a language, and perhaps "dark".
@MainActor @Suite struct DrawnTests {
  private let folder = Gallery.folder.deletingLastPathComponent().appending(path: "layout")

  @Test func aScreenIsDrawnWithItsWords() throws {
    let state = try #require(try Gallery("en").states.first)
    let svg = draw(state, .phone, .large, false)
    #expect(svg.contains("<text") && svg.contains("<path"))
    #expect(svg.contains("not Apple's pixels"))
  }

  @Test func whatPeopleWishToSee() throws {
    guard let wishes = try? String(contentsOf: folder.appending(path: "look"), encoding: .utf8) else {
      return
    }
    for wish in wishes.split(separator: "\n") {
      let parts = wish.split(separator: " ").map(String.init)
      guard parts.count >= 4, let glass = Glass.all.first(where: { $0.description == parts[1] }),
        let letters = DynamicTypeSize.allCases.first(where: { $0.short == parts[2] })
      else { continue }
      let name = parts[0].hasSuffix("*") ? String(parts[0].dropLast()) : parts[0]
      for state in try Gallery(parts[3]).states
      where state.name == name || parts[0].hasSuffix("*") && state.name.hasPrefix(name) {
        let svg = draw(state, glass, letters, parts.contains("dark"))
        let file = "\(state.name).\(parts[1...].joined(separator: "."))"
          .replacing("×", with: "x")
        try svg.write(to: folder.appending(path: "\(file).svg"), atomically: true, encoding: .utf8)
      }
    }
  }

  private func draw(_ state: Gallery.State, _ glass: Glass, _ letters: DynamicTypeSize, _ dark: Bool)
    -> String
  {
    let sheet = Sheet()
    state.placed(glass, letters, dark: dark).draw(sheet)
    return sheet.svg(glass.size, note: "Our reading of SwiftUI's layout; not Apple's pixels")
  }
}
