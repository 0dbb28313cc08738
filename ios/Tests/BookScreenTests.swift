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
    _ book: ChronicleView, size: CGSize = phone, letters: DynamicTypeSize = .large
  ) -> Shown {
    Shown(book, size: size, letters: letters)
  }

  private func show(
    _ decks: DecksView, size: CGSize = phone, letters: DynamicTypeSize = .large
  ) -> Shown {
    Shown(decks, size: size, letters: letters)
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func theBookIsTurnedByTabsAndWindowsAndALineOpensItsPage(size: CGSize, letters: DynamicTypeSize) throws {
    let shown = show(BookFixtures.book(reigns: BookFixtures.reigns), size: size, letters: letters)
    for name in ["Chart", "Newer", "Older", "Reign 1: Honoured. Choose to open the page."] {
      try shown.press(name)
    }
    #expect(
      shown.sent == [
        .chronicle(.setChronicleTab(tab: .chart)), .chronicle(.showReigns(first: 0)),
        .chronicle(.showReigns(first: 100)),
        .chronicle(.openReign(id: "reign-1")),
      ])
    let selected = shown.elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
    #expect(selected == ["Reigns", "Reign 0: Honoured. Choose to open the page."])
  }

  @Test func theFirstEntryOfALongListIsLedOnFromItsEnd() {
    let many = BookFixtures.list(Array(repeating: BookFixtures.rita, count: 7))
    #expect(show(BookFixtures.book(reigns: many)).elements.filter { $0.label == "Older" }.count == 2)
  }

  @Test func damageIsTold() throws {
    _ = try show(BookFixtures.book(damaged: "2 reigns could not be read.")).find(
      "2 reigns could not be read.")
  }

  @Test func aRulerLeadsToThePageOfTheReign() throws {
    let shown = show(BookFixtures.book(1, rulers: BookFixtures.rulers))
    try shown.press("Lady, since 1081.")
    #expect(shown.sent == [.chronicle(.openReign(id: "reign-0"))])
  }

  @Test func theChartSpeaksAndABarOpensItsPage() throws {
    let shown = show(BookFixtures.book(2, chart: BookFixtures.chart))
    _ = try shown.find("8 reigns from 14 to 112 years.")
    #expect(!shown.elements.contains { $0.label.hasPrefix("Band") })
    try shown.press("Year 62: 14 years.")
    #expect(shown.sent == [.chronicle(.openReign(id: "reign-14"))])
  }

  @Test func aRowOfATableIsOneSentence() throws {
    let shown = show(BookFixtures.book(3, tables: BookFixtures.tables))
    let labels = shown.elements.map(\.label)
    let start = try #require(labels.firstIndex(of: "People"))
    #expect(labels[start...].prefix(3) == ["People", "Rita, 34 councils.", "84 more."])
    #expect(try shown.find("People").traits.contains(.isHeader))
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func aPageIsReadInSentencesAndTurned(size: CGSize, letters: DynamicTypeSize) throws {
    let book = BookFixtures.book(reigns: BookFixtures.reigns, page: BookFixtures.page)
    let shown = show(book, size: size, letters: letters)
    #expect(try shown.find(BookFixtures.page.spoken).traits.contains(.isHeader))
    // The book stands beside it only where both have room.
    let both = shown.elements.contains { $0.label == book.summary }
    #expect(both == (size == tablet && letters == .large))
    for name in ["Older page", "Collapsed Tower", "Rule: the length of a reign", "Close the page"] {
      try shown.press(name)
    }
    #expect(
      shown.sent == [
        .chronicle(.openReign(id: "reign-2")), .chronicle(.pickObstacle(id: "reign-0", choice: 0)),
        .app(.openRules(game: .council, rule: "r-length")), .chronicle(.closeReign),
      ])
    try shown.press("Share as picture")
    try shown.press("Share as text")
    #expect(shown.desk.asked == ["picture douze-1034", "text douze-1034"])
  }

  @Test func ownWordsForTheObstacleAreSentWhenTypingEnds() async throws {
    let shown = show(BookFixtures.book(page: BookFixtures.page))
    shown.rests(for: .seconds(3600))
    try shown.find("In your own words").type?("The")
    try await Task.sleep(for: .milliseconds(50))
    #expect(shown.sent == [])
    shown.rests(for: .milliseconds(1))
    try shown.find("In your own words").type?("The winter")
    for _ in 0..<1000 where shown.sent.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(shown.sent == [.chronicle(.typeObstacle(id: "reign-0", text: "The winter"))])
    try shown.find("In your own words").type?("Longer than twelve letters")
    try await Task.sleep(for: .milliseconds(50))
    #expect(shown.sent.count == 1)
  }

  @Test func filesGoOutAndComeInWhereTheyCan() throws {
    let shown = show(BookFixtures.book())
    try shown.press("Export the book")
    try shown.press("Import a file")
    #expect(shown.desk.asked == ["export chronicleJson", "import json"])
    let empty = show(BookFixtures.book(full: false))
    #expect(try !empty.find("Export the book").enabled)
    #expect(try empty.find("Export the book").hint == "There is no reign yet.")
  }

  @Test func nothingOfAFileIsKeptBeforeSomebodyAgrees() throws {
    let shown = Shown(BookFixtures.preview)
    #expect(try shown.find("A Chronicle of 61 reigns.").traits.contains(.isHeader))
    _ = try shown.find("12 reigns are new.")
    #expect(try shown.find("Keep what is here").traits.contains(.isSelected))
    for name in ["Take what the file has", "Import", "Do not import"] { try shown.press(name) }
    #expect(
      shown.sent == [.preview(.takeTheirs(ticket: 7, theirs: true)), .preview(.keep(ticket: 7)), .app(.back)])
    #expect(
      shown.elements.contains { $0.label.contains("Here: The 9") && $0.label.contains("In the file: Hugo") })
  }

  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility3])
  func aDeckIsCopiedTypedKeptOrForgotten(size: CGSize, letters: DynamicTypeSize) throws {
    let shown = show(BookFixtures.decks(BookFixtures.editor), size: size, letters: letters)
    _ = try shown.find("Line 3, crowns: the value must be 1, 2 or 3.")
    let field = try shown.find("Deck file")
    #expect(field.value == BookFixtures.editor.text.value)
    #expect(field.hint == "1 thing is wrong.")
    field.type?("name = 1\nlady = 2")
    field.type?("more letters than there may be")
    for name in ["Check and keep", "Discard", "Copy"] { try shown.press(name) }
    #expect(
      shown.sent == [
        .decks(.typeDeck(text: "name = 1\nlady = 2")), .decks(.keepDeck), .decks(.discardDeck),
        .decks(.copyDeck(sha256: "ba7816bf")),
      ])
    // The numbers of the lines are decoration.
    #expect(!shown.elements.contains { $0.label == "1" })
  }

  @Test func theTabKeyIsNoLetterOfADeckAndPastedTabsAre() throws {
    let shown = show(BookFixtures.decks(BookFixtures.editor))
    let field = try shown.find("Deck file")
    let text = BookFixtures.editor.text.value
    field.type?(text + "\t")
    #expect(shown.sent == [])
    field.type?("a\tb")
    #expect(shown.sent == [.decks(.typeDeck(text: "a\tb"))])
  }

  @Test func theEditorFollowsItsCaret() throws {
    let shown = show(BookFixtures.decks(BookFixtures.editor))
    for text in ["a\n\nb", "a\n\nb\nc"] {
      try shown.find("Deck file").type?(text)
      _ = shown.elements
    }
    #expect(shown.scrolledTo == AnyHashable(DeckLine(place: 3)))
    #expect(lineOfCaret("a\nxb\nc", after: "a\nb\nc") == 1)
    #expect(lineOfCaret("a\nc", after: "a\nb\nc") == 0)
    #expect(lineOfCaret("", after: "a") == 0)
  }

  @Test func aNewDeckBeginsAsACopy() throws {
    let shown = show(BookFixtures.decks())
    try shown.press("New deck")
    #expect(shown.sent == [.decks(.copyDeck(sha256: "ba7816bf"))])
  }
}
