import DouzeCore
import DouzeKit
import Foundation

/// States of the Chronicle and of the decks, as the core would send them.
enum BookFixtures {
  private static func button(_ label: String, _ intent: Intent) -> ButtonView {
    ButtonView(label: label, hint: nil, enabled: true, role: nil, intent: intent)
  }

  static let lady = ThroneView(
    name: "Lady", character: CharacterView(character: .lady, name: "Lady"), vacant: false)
  static let vacant = ThroneView(name: "vacant", character: nil, vacant: true)
  static let rita = ThroneView(name: "Rita", character: nil, vacant: false)

  static func window(first: Int32) -> WindowView {
    WindowView(
      first: first, total: 134, line: "Reigns \(first + 1) to \(first + 50) of 134",
      newer: first > 0 ? button("Newer", .chronicle(.showReigns(first: first - 50))) : nil,
      older: button("Older", .chronicle(.showReigns(first: first + 50))))
  }

  static func book(
    _ tab: Int = 0, damaged: String? = nil, reigns: ReignListView? = nil, rulers: RulerListView? = nil,
    chart: ReignChartView? = nil, tables: [TableView] = [], page: ReignPageView? = nil, full: Bool = true
  ) -> ChronicleView {
    let names = ["Reigns", "Rulers", "Chart", "Statistics"]
    let tabs: [ChronicleTab] = [.reigns, .rulers, .chart, .statistics]
    return ChronicleView(
      summary: "134 reigns, 5210 years. The Lady sits on the throne.", damaged: damaged,
      tabs: ChoicesView(
        label: "Parts of the book",
        choices: zip(names, tabs).enumerated().map { place, part in
          ChoiceView(
            label: part.0, line: nil, selected: place == tab,
            intent: .chronicle(.setChronicleTab(tab: part.1)))
        }),
      reigns: reigns, rulers: rulers, chart: chart, tables: tables, page: page,
      exports: [
        ExportView(
          label: "Export the book", hint: full ? "One JSON file." : "There is no reign yet.", enabled: full,
          kind: .chronicleJson)
      ],
      import: ImportView(label: "Import a file", hint: "You see first what is in it.", endings: ["json"]))
  }

  static let reigns = list([lady, vacant, rita])

  static func list(_ thrones: [ThroneView]) -> ReignListView {
    let reigns = thrones.enumerated().map { place, throne in
      ReignLineView(
        id: "reign-\(place)", years: "1034–1081", members: "Rita III, Mia and Hugo", length: "47 years",
        verdict: "Honoured", band: 2, won: !throne.vacant, kind: place == 1 ? "July" : nil, throne: throne,
        selected: place == 0, spoken: "Reign \(place): Honoured. Choose to open the page.",
        open: .chronicle(.openReign(id: "reign-\(place)")))
    }
    return ReignListView(window: window(first: 50), reigns: reigns)
  }

  static let rulers = RulerListView(
    window: window(first: 0),
    rulers: [
      RulerView(
        years: "since 1081", throne: lady, line: "Chosen by Rita III and Mia", spoken: "Lady, since 1081.",
        open: .chronicle(.openReign(id: "reign-0")))
    ])

  static let chart = ReignChartView(
    label: "Years of each reign", spoken: "8 reigns from 14 to 112 years.", top: 130,
    bands: [(0, 0, 23), (1, 24, 34), (2, 35, 130)].map {
      BandView(band: $0.0, name: "Band \($0.0)", years: "\($0.1)–\($0.2)", from: $0.1, to: $0.2)
    },
    reigns: [(14, 0, false), (112, 2, true)].map {
      ChartReignView(
        years: $0.0, band: $0.1, won: $0.2, throne: lady, label: "62", spoken: "Year 62: \($0.0) years.",
        open: .chronicle(.openReign(id: "reign-\($0.0)")))
    },
    window: window(first: 0))

  static let tables = [
    TableView(
      label: "People", headings: ["Name", "Councils"],
      rows: [TableRowView(cells: ["Rita", "34"], spoken: "Rita, 34 councils.")], more: "84 more.")
  ]

  static let page = ReignPageView(
    id: "reign-0", title: "Years 1034–1081",
    members: [
      MemberView(name: "Rita III", spoken: "Rita the third", person: true),
      MemberView(name: "Councillor", spoken: "Councillor, built in", person: false),
    ],
    outcome: "Seven dilemmas were faced.", won: true, length: "47 years",
    receipts: [
      ReceiptView(
        face: nil, points: "28", sentence: "Dilemmas solved.",
        rule: button("Rule: the length of a reign", .app(.openRules(game: .council, rule: "r-length"))))
    ],
    verdict: "Honoured", verdictLine: "The people speak of it with respect.", band: 2, throne: lady,
    throneLine: "On the throne: the Lady", ticks: 3, silent: "Three were solved without a word.",
    kind: "July",
    obstacle: ObstacleView(
      reign: "reign-0", label: "Greatest obstacle", value: "The 9",
      suggestions: ["Collapsed Tower", "The 9"].enumerated().map { place, name in
        ChoiceView(
          label: name, line: nil, selected: place == 1,
          intent: .chronicle(.pickObstacle(id: "reign-0", choice: Int32(place))))
      },
      field: FieldView(label: "In your own words", value: "", error: nil, hint: nil, limit: 12)),
    deck: "Deck: default", notes: ["The bells were rung four times."],
    spoken: "Years 1034 to 1081. Rita the third and a councillor. 47 years: Honoured.",
    share: ShareView(
      textLabel: "Share as text", text: "Years 1034–1081", pictureLabel: "Share as picture", alt: "A page.",
      fileName: "douze-1034"),
    newer: nil, older: button("Older page", .chronicle(.openReign(id: "reign-2"))),
    close: button("Close the page", .chronicle(.closeReign)))

  static let preview = PreviewView(
    ticket: 7, kind: .chronicle, headline: "A Chronicle of 61 reigns.", lines: ["12 reigns are new."],
    finished: false,
    conflicts: ConflictsView(
      label: "1 reign is here in another form",
      conflicts: [ConflictView(reign: "3 May 2026", ours: "Here: The 9", theirs: "In the file: Hugo")],
      more: "",
      choices: [
        ChoiceView(
          label: "Keep what is here", line: nil, selected: true,
          intent: .preview(.takeTheirs(ticket: 7, theirs: false))),
        ChoiceView(
          label: "Take what the file has", line: nil, selected: false,
          intent: .preview(.takeTheirs(ticket: 7, theirs: true))),
      ]),
    confirm: button("Import", .preview(.keep(ticket: 7))), close: button("Do not import", .app(.back)))

  static func decks(_ editor: DeckEditorView? = nil) -> DecksView {
    DecksView(
      note: "The faces are a reconstruction.",
      decks: [
        DeckView(
          name: "Shipped deck", line: "Shipped", copy: button("Copy", .decks(.copyDeck(sha256: "ba7816bf"))))
      ],
      new: editor == nil ? button("New deck", .decks(.copyDeck(sha256: "ba7816bf"))) : nil, editor: editor)
  }

  static let editor = DeckEditorView(
    text: FieldView(
      label: "Deck file", value: "name = \"Rita\"\n\n[crowns]", error: "1 thing is wrong.", hint: nil,
      limit: 20),
    breaches: ["Line 3, crowns: the value must be 1, 2 or 3."],
    keep: button("Check and keep", .decks(.keepDeck)),
    discard: button("Discard", .decks(.discardDeck)))
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
