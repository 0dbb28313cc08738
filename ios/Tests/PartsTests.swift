import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// What the shared parts pass to a screen reader, and what they send.
@MainActor struct PartsTests {
  private let sent = Sent()
  private var send: Send { sent.send }

  private func read(_ view: some View, letters: DynamicTypeSize = .large) -> [Element] {
    evaluate(view, size: CGSize(width: 390, height: 844), letters: letters)
  }

  private func button(_ label: String, _ intent: Intent = .table(.undo), hint: String? = nil, on: Bool = true)
    -> ButtonView
  {
    ButtonView(label: label, hint: hint, enabled: on, role: nil, intent: intent)
  }

  @Test func whoAsksTheSystemForContrastGetsItInEveryThemeButBlack() {
    for theme in [Theme.system, .light, .dark, .contrast] {
      #expect(Shade(theme, systemDark: true, systemContrast: true) == .contrast)
    }
    #expect(Shade(.black, systemDark: true, systemContrast: true) == .black)
    #expect(Shade(.light, systemDark: true) == .day && Shade(.dark, systemDark: false) == .night)
    #expect(Shade(.system, systemDark: false) == .day && Shade(.system, systemDark: true) == .night)
  }

  private func table(
    rejection: String? = nil, thinking: ThinkingView? = nil, heard: [String] = []
  ) -> TableContext {
    TableContext(
      clock: nil, before: nil, heard: heard, rejection: rejection, thinking: thinking, percent: 40,
      desk: NoFileTransfer(), send: send, moveNow: { sent.moved += 1 }, bar: AnyView(EmptyView()))
  }

  private func wolf(selected: Bool = false, intent: Intent? = .forest(.pickCard(card: .wolf))) -> HandCardView
  {
    let card = CardView(card: .wolf, seat: 0, name: "Wolf", number: "8", gentle: false)
    return HandCardView(
      face: .animal(animal: card), selected: selected, advised: false, badge: "keep",
      rule: "1 point for each.",
      spoken: "Wolf, 8: 1 point for each.", intent: intent, explain: nil)
  }

  private func knight(intent: Intent?, explain: ButtonView?) -> HandCardView {
    let face = CharacterView(character: .knight, name: "Knight")
    return HandCardView(
      face: .character(character: face), selected: intent != nil, advised: false, badge: "7 → 14",
      rule: "Doubles.",
      spoken: "Knight: doubles.", intent: intent, explain: explain)
  }

  @Test func aButtonIsItsLabelItsHintAndItsIntent() {
    let elements = read(QuietButton(view: button("Undo", hint: "One step."), send: send))
    #expect(elements.map(\.label) == ["Undo"])
    #expect(elements.first?.hint == "One step.")
    #expect(elements.first?.traits.contains(.isButton) == true)
    elements.first?.press?()
    #expect(sent.intents == [.table(.undo)])
  }

  @Test func aButtonThatIsOffSaysWhyOnce() {
    let off = button("Confirm", .table(.confirm), hint: "Choose a card first.", on: false)
    let elements = read(MainButton(view: off, send: send))
    #expect(elements.map(\.label) == ["Confirm"])
    #expect(elements.first?.hint == "Choose a card first.")
    #expect(elements.first?.enabled == false)
  }

  @Test func aSignIsSpokenByItsLabel() {
    let elements = read(
      SignButton(view: button("Close", .table(.closeInspect)), sign: Signs.close, send: send))
    #expect(elements.map(\.label) == ["Close"])
  }

  @Test func choicesTellWhichOneIsOn() {
    let choices = ["Light", "Dark"].map {
      ChoiceView(label: $0, line: "Colours.", selected: $0 == "Dark", intent: .table(.undo))
    }
    let view = ChoicesView(label: "Theme", choices: choices)
    let elements = read(Choices(view: view, send: send))
    #expect(elements.map(\.label) == ["Theme", "Light", "Dark"])
    #expect(elements.first?.traits.contains(.isHeader) == true)
    #expect(elements.map { $0.traits.contains(.isSelected) } == [false, false, true])
    #expect(elements.last?.hint == "Colours.")
    let short = read(ShortChoices(view: view, send: send))
    #expect(short.map(\.label) == ["Light", "Dark"])
    #expect(short.last?.traits.contains(.isSelected) == true)
  }

  @Test func aHandIsItsSentences() {
    let elements = read(HandCards(cards: [wolf(selected: true), wolf(intent: nil)], send: send))
    #expect(elements.map(\.label) == ["Wolf, 8: 1 point for each.", "Wolf, 8: 1 point for each."])
    #expect(elements.map { $0.press != nil } == [true, false])
    #expect(elements.first?.traits.contains(.isSelected) == true)
    elements.first?.press?()
    #expect(sent.intents == [.forest(.pickCard(card: .wolf))])
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func aCharacterThatCannotBeChosenIsExplained(letters: DynamicTypeSize) {
    let explain = button("About the Knight", .king(.inspectCharacter(character: .knight)))
    let cards = [knight(intent: .table(.confirm), explain: explain), knight(intent: nil, explain: explain)]
    let elements = read(HandCards(cards: cards, send: send), letters: letters)
    #expect(elements.map(\.label) == ["Knight: doubles.", "Knight: doubles."])
    elements.forEach { $0.press?() }
    #expect(sent.intents == [.table(.confirm), .king(.inspectCharacter(character: .knight))])
    #expect(elements.map { $0.actions.map(\.name) } == [["About the Knight"], []])
  }

  @Test func anOpenHandIsReadUnderItsLabel() {
    let hand = HandView(label: "Lea’s hand", cards: [wolf()])
    let labels = ["Lea’s hand", "Wolf, 8: 1 point for each."]
    #expect(read(LabelledHand(view: hand, side: 40)).map(\.label) == labels)
    #expect(read(UnderCards(view: hand)).map(\.label) == labels)
    #expect(read(LabelledHand(view: HandView(label: "No hand", cards: []), side: 40)).isEmpty)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func anExplanationIsReadStepByStepAndClosed(letters: DynamicTypeSize) {
    let rule = button("Rule 4", .app(.openRules(game: .forest, rule: "4")))
    let step = ReceiptView(face: nil, points: "3 points", sentence: "3 cards lie around.", rule: rule)
    let view = InspectView(
      title: "Wolf", face: wolf().face, rule: nil, receipts: [step], total: "3 points", more: nil,
      close: button("Close", .table(.closeInspect)))
    let labels = read(Inspect(view: view, send: send), letters: letters).map(\.label)
    #expect(labels.first == "Wolf")
    #expect(labels.contains { $0.contains("3 cards lie around.") })
    #expect(labels.contains("Rule 4"))
    let close = read(Inspect(view: view, send: send), letters: letters).first { $0.label == "Close" }
    close?.press?()
    #expect(sent.intents == [.table(.closeInspect)])
    // Where it cannot be closed it leads nowhere.
    #expect(read(Inspect(view: view, send: nil), letters: letters).allSatisfy { $0.press == nil })
  }

  @Test(arguments: [false, true])
  func aScreenReaderShowsAndHidesTheHand(open: Bool) {
    let view = PeekView(
      label: "Hold to see your hand", toggles: false, open: open, show: .table(.peek),
      hide: .table(.stopPeeking),
      warning: "It would be spoken aloud.", hands: [])
    let elements = read(PeekButton(view: view, send: send))
    #expect(elements.map(\.label) == ["Hold to see your hand"])
    #expect(elements.first?.value == "It would be spoken aloud.")
    #expect(elements.first?.traits.contains(.isButton) == true)
    elements.first?.press?()
    #expect(sent.intents == [open ? .table(.stopPeeking) : .table(.peek)])
  }

  @Test func whatIsTypedIsToldUpToItsLimit() {
    let view = FieldView(label: "Name", value: "Mia", error: "Taken.", hint: "Up to 4.", limit: 4)
    let elements = read(Field(view: view, onType: { sent.typed.append($0) }))
    #expect(elements.map(\.label) == ["Name"])
    #expect(elements.first?.hint == "Taken.")
    elements.first?.type?("Mias")
    elements.first?.type?("Maximiliane")
    #expect(sent.typed == ["Mias"])
  }

  @Test func theThinkerCanBeToldToMove() {
    let thinking = ThinkingView(ticket: 1, sentence: "Fox is thinking.", moveNow: "Move now")
    let elements = read(
      Decision(confirm: button("Confirm"), cancel: nil, table: table(thinking: thinking), tight: false))
    #expect(elements.contains { $0.label == "Fox is thinking." })
    elements.first { $0.label == "Move now" }?.press?()
    #expect(sent.moved == 1)
    #expect(!elements.contains { $0.label == "Confirm" })
  }

  @Test(arguments: [false, true])
  func aDecisionIsCancelledOrConfirmed(terse: Bool) {
    let elements = read(
      Decision(
        confirm: button("Play", .table(.confirm)), cancel: button("Cancel", .table(.cancel)), table: table(),
        tight: true,
        terse: terse))
    #expect(elements.map(\.label) == ["Cancel", "Play"])
    elements.forEach { $0.press?() }
    #expect(sent.intents == [.table(.cancel), .table(.confirm)])
  }

  @Test func theStatusTellsWhatWasHeardToo() {
    let elements = read(
      Status(status: "Mia chooses.", table: table(rejection: "Not there.", heard: ["Lea passed."])))
    #expect(elements.map(\.label) == ["Lea passed. Not there. Mia chooses."])
  }

  @Test func aNoticeIsDismissed() {
    let view = NoticeView(sentence: "Saved.", dismiss: button("Got it", .table(.cancel)))
    let elements = read(Notice(view: view, send: send))
    #expect(elements.map(\.label) == ["Saved.", "Got it"])
    elements.last?.press?()
    #expect(sent.intents == [.table(.cancel)])
    #expect(read(Notice(sentence: "Not there.")).map(\.label) == ["Not there."])
  }

  @Test func theBarLeadsBack() throws {
    let screen = try States.screen("settings")
    let back = try #require(screen.back)
    let elements = read(Bar(screen: screen, send: send))
    #expect(elements.map(\.label) == [back.label, screen.heading])
    #expect(elements.last?.traits.contains(.isHeader) == true)
    elements.first?.press?()
    #expect(sent.intents == [back.intent])
  }

  @Test func moreContrastHasStrongEdges() {
    for tokens in [Tokens.light, .dark, .black] {
      let stronger = tokens.stronger
      #expect(stronger.line == tokens.ink)
      #expect(stronger.inkSoft == tokens.ink)
      #expect(stronger.hairline == tokens.line)
      #expect(stronger.paper == tokens.paper)
    }
  }

  @Test func panesLieByTheRoom() {
    #expect(WindowLayout(width: 390, height: 844, large: false).panes == .one)
    #expect(WindowLayout(width: 844, height: 390, large: false).panes == .beside)
    #expect(WindowLayout(width: 820, height: 1180, large: false).panes == .one)
    #expect(WindowLayout(width: 844, height: 390, large: false).low)
    #expect(WindowLayout(width: 390, height: 844, large: false).roomy)
  }
}

/// What was sent.
@MainActor private final class Sent {
  var intents: [Intent] = []
  var typed: [String] = []
  var moved = 0

  func send(_ intent: Intent) { intents.append(intent) }
}
