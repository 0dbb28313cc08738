import DouzeCore
import DouzeKit
import Foundation
import SwiftUI
import Testing

@testable import Douze

private let phone = CGSize(width: 360, height: 780)
private let tablet = CGSize(width: 1180, height: 820)

/// The Chronicle and the decks as VoiceOver finds them.
@MainActor struct BookScreenTests {
  /// A screen, what was sent from it and what its desk was asked.
  @MainActor private final class Shown {
    var sent: [Intent] = []
    let desk = NotingDesk()
    private var host: SwiftUI.Host?

    init(_ book: ChronicleView, size: CGSize, letters: DynamicTypeSize) {
      show(size, letters) { ChronicleScreen(view: book, desk: self.desk, send: { self.sent.append($0) }) }
    }

    init(_ preview: PreviewView) {
      show(phone, .large) { Imported(view: preview, send: { self.sent.append($0) }) }
    }

    init(_ decks: DecksView, size: CGSize, letters: DynamicTypeSize) {
      show(size, letters) { DecksScreen(view: decks, send: { self.sent.append($0) }) }
    }

    private func show(_ size: CGSize, _ letters: DynamicTypeSize, _ view: @escaping () -> some View) {
      host = SwiftUI.Host(size: size) { view() }
      host?.environment.dynamicTypeSize = letters
    }

    var elements: [Element] { host?.read() ?? [] }
    var scrolledTo: AnyHashable? { host?.scrolledTo }

    /// So long a person rests before typing has ended.
    func rests(for rest: Duration) { host?.environment.typingRest = rest }

    func find(_ label: String) throws -> Element {
      try #require(elements.first { $0.label == label }, "nothing is called \(label)")
    }

    func press(_ label: String) throws {
      let found = elements.first { $0.label == label && $0.press != nil && $0.enabled }
      let press = try #require(found?.press, "no button \(label)")
      press()
    }
  }

  private func show(
    _ name: String, size: CGSize = phone, letters: DynamicTypeSize = .large
  ) throws -> Shown {
    Shown(try States.book(name), size: size, letters: letters)
  }

  private func editor() throws -> (shown: Shown, view: DeckEditorView) {
    let decks = try States.decks("decks-breaches")
    return (Shown(decks, size: phone, letters: .large), try #require(decks.editor))
  }

  @Test func theFirstEntryOfALongListIsLedOnFromItsEnd() throws {
    let older = try #require(try States.book("chronicle").reigns?.window.older)
    #expect(try show("chronicle").elements.filter { $0.label == older.label }.count == 2)
  }

  @Test func aRowOfATableIsOneSentence() throws {
    let shown = try show("chronicle-statistics")
    let labels = shown.elements.map(\.label)
    for table in try States.book("chronicle-statistics").tables {
      #expect(try shown.find(table.label).traits.contains(.isHeader))
      let start = try #require(labels.firstIndex(of: table.label))
      let rows = table.rows.map(\.spoken)
      #expect(labels[(start + 1)...].prefix(rows.count) == rows[...])
    }
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func aPageIsReadInSentencesAndShared(size: CGSize, letters: DynamicTypeSize) throws {
    let book = try States.book("chronicle-page")
    let page = try #require(book.page)
    let shown = try show("chronicle-page", size: size, letters: letters)
    #expect(try shown.find(page.spoken).traits.contains(.isHeader))
    // The book stands beside it only where both have room.
    let both = shown.elements.contains { $0.label == book.summary }
    #expect(both == (size == tablet && letters == .large))
    try shown.press(page.share.pictureLabel)
    try shown.press(page.share.textLabel)
    #expect(shown.desk.asked == ["picture \(page.share.fileName)", "text \(page.share.fileName)"])
  }

  @Test func ownWordsForTheObstacleAreSentWhenTypingEnds() async throws {
    let obstacle = try #require(try States.book("chronicle-page").page).obstacle
    let shown = try show("chronicle-page")
    shown.rests(for: .seconds(3600))
    try shown.find(obstacle.field.label).type?("The")
    try await Task.sleep(for: .milliseconds(50))
    #expect(shown.sent == [])
    shown.rests(for: .milliseconds(1))
    try shown.find(obstacle.field.label).type?("The winter")
    for _ in 0..<1000 where shown.sent.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(shown.sent == [.chronicle(.typeObstacle(id: obstacle.reign, text: "The winter"))])
    let long = String(repeating: "x", count: Int(obstacle.field.limit) + 1)
    try shown.find(obstacle.field.label).type?(long)
    try await Task.sleep(for: .milliseconds(50))
    #expect(shown.sent.count == 1)
  }

  @Test func filesGoOutAndComeIn() throws {
    let book = try States.book("chronicle")
    let shown = try show("chronicle")
    try shown.press(try #require(book.exports.first).label)
    try shown.press(book.import.label)
    let endings = book.import.endings.joined(separator: " ")
    #expect(shown.desk.asked == ["export chronicleJson", "import \(endings)"])
    let off = try #require(try States.book("chronicle-empty").exports.first)
    let empty = try show("chronicle-empty").find(off.label)
    #expect(!empty.enabled && empty.hint == off.hint)
  }

  @Test func whatHappensToConflictsIsMarked() throws {
    guard case .preview(let preview) = try States.screen("chronicle-preview-differing").body else {
      throw States.Other()
    }
    let shown = Shown(preview)
    #expect(try shown.find(preview.headline).traits.contains(.isHeader))
    for choice in try #require(preview.conflicts).choices {
      #expect(try shown.find(choice.label).traits.contains(.isSelected) == choice.selected)
    }
  }

  @Test func aDeckIsTyped() throws {
    let (shown, view) = try editor()
    let field = try shown.find(view.text.label)
    #expect(field.value == view.text.value)
    #expect(field.hint == view.text.error)
    field.type?("name = 1\nlady = 2")
    field.type?(String(repeating: "x", count: Int(view.text.limit) + 1))
    #expect(shown.sent == [.decks(.typeDeck(text: "name = 1\nlady = 2"))])
    // The numbers of the lines are decoration.
    #expect(!shown.elements.contains { $0.label == "1" })
  }

  @Test func theTabKeyIsNoLetterOfADeckAndPastedTabsAre() throws {
    let (shown, view) = try editor()
    let field = try shown.find(view.text.label)
    field.type?(view.text.value + "\t")
    #expect(shown.sent == [])
    field.type?("a\tb")
    #expect(shown.sent == [.decks(.typeDeck(text: "a\tb"))])
  }

  @Test func theEditorFollowsItsCaret() throws {
    let (shown, view) = try editor()
    for text in ["a\n\nb", "a\n\nb\nc"] {
      try shown.find(view.text.label).type?(text)
      _ = shown.elements
    }
    #expect(shown.scrolledTo == AnyHashable(DeckLine(place: 3)))
    #expect(lineOfCaret("a\nxb\nc", after: "a\nb\nc") == 1)
    #expect(lineOfCaret("a\nc", after: "a\nb\nc") == 0)
    #expect(lineOfCaret("", after: "a") == 0)
  }
}

/// A desk that writes down what it is asked.
final class NotingDesk: FileTransfer {
  private(set) var asked: [String] = []

  func `import`(endings: [String]) { asked.append("import \(endings.joined(separator: " "))") }
  func export(kind: ExportKind) { asked.append("export \(kind)") }
  func shareText(view: ShareView) { asked.append("text \(view.fileName)") }
  func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?) {
    asked.append("picture \(view.fileName)")
  }
}
