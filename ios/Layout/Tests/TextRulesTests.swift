import Foundation
import LayoutEngine
import SwiftUI
import Testing

/// Each rule of letters against a sentence of Apple's documentation of SwiftUI, named by its page.
@MainActor @Suite struct TextRulesTests {
  // Text: "A text view always uses exactly the amount of space it needs to display its rendered contents … wraps and
  // truncates its string to remain within its parent's bounds".
  @Test func textWrapsAndIsCutWhereThereIsNoRoom() throws {
    let long = "A single line of text, too long to fit in a box."
    let letters = { (width: CGFloat, height: CGFloat) in
      placed(width, height) { Text(long) }.compactMap(\.letters).first
    }
    #expect(try #require(letters(1000, 100)).lines == [long])
    let wrapped = try #require(letters(150, 400))
    #expect(wrapped.lines.count > 1 && !wrapped.cut && wrapped.lines.joined(separator: " ") == long)
    #expect(try #require(letters(150, 25)).cut)
  }

  // View/minimumScaleFactor(_:): "a fraction between 0 and 1 … you use to specify the smallest amount of text scaling that
  // this view permits".
  @Test func lettersShrinkNoFurtherThanTheyMay() throws {
    let shown = placed(100, 30) {
      Text("Rather a long word for it").font(.custom("Federo-Regular", fixedSize: 20)).lineLimit(1)
        .minimumScaleFactor(0.5)
    }.compactMap(\.letters).first
    let letters = try #require(shown)
    #expect(letters.points >= 10 && letters.points < 20)
  }

  // Font/custom(_:size:relativeTo:): "scales with the given textStyle".
  @Test func lettersGrowWithTheReadersSize() {
    func points(_ size: DynamicTypeSize) -> CGFloat? {
      placed(500, 100) {
        Text("a").font(.custom("Federo-Regular", size: 17, relativeTo: .body)).environment(
          \.dynamicTypeSize, size)
      }.compactMap(\.letters).first?.points
    }
    #expect([.large, .xxxLarge, .accessibility3].map(points) == [17, 23, 40])
  }

  // VerticalAlignment/firstTextBaseline: "A guide that marks the top-most text baseline in a view."
  @Test func baselinesMeet() throws {
    let found = placed(300, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.system(size: 40))
        Text("small").font(.system(size: 12))
      }
    }.filter { $0.letters != nil }
    let lines = try found.map { $0.box.minY + (try #require($0.letters)).ascent }
    #expect(abs(lines[0] - lines[1]) < 0.6)
  }

  @Test func aFaceIsReadAndTakenForWide() throws {
    let file = Typefaces.folder.appending(path: "Federo.ttf")
    guard let data = try? Data(contentsOf: file) else {
      // Without npm there are no faces, and letters are only guessed.
      #expect(Typefaces.missing.contains("Federo-Regular"))
      return
    }
    #expect(Typeface("Federo", data) != nil)
    #expect(Typeface("Federo", data.prefix(100)) == nil)
    #expect(Typeface("Federo", Data()) == nil)
  }
}
