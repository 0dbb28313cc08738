import DouzeCore
import DouzeKit
import Foundation
import Testing

/// Files that come in and go out, over a fake core and a fake platform.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FilesTests {
  private let core = FakeSession(.named("chronicle"))
  private let files = FakeFiles(chosen: Data([1, 2, 3]))
  private let store: DouzeStore
  private var desk: DiskFileTransfer { store.desk }

  init() {
    core.imported = .named("preview")
    store = DouzeStore(session: core, files: files, queue: .immediate)
  }

  private var previewed: Bool { store.screen?.title == "preview" }

  private let page = ShareView(
    textLabel: "Share as text", text: "Rita III", pictureLabel: "Share as picture", alt: "A page.",
    fileName: "douze-1034")

  @Test func aFileIsReadAndTheCoreShowsWhatItIs() async {
    desk.import(endings: ["json", "douze"])
    await until { previewed }
    #expect(files.endings == [["json", "douze"]])
    #expect(core.calls == ["import 3"])
    #expect(core.intents == [])
  }

  @Test func noFileChosenNothingHappens() async {
    files.chosen = nil
    desk.import(endings: [])
    await settle()
    #expect(core.calls == [])
  }

  @Test func whatIsWrongWithAFileIsSaidInTheCoresSentence() async {
    core.fails = .Unreadable(sentence: "Line 3 of the file cannot be read.", detail: "line 3")
    desk.import(endings: [])
    await until { desk.told != nil }
    #expect(desk.told == "Line 3 of the file cannot be read.")
    #expect(store.fault == nil)
    core.fails = nil
    store.send(.app(.openChronicle))
    #expect(desk.told == nil)
  }

  @Test func aFaultOfOursIsTheFaultScreens() async {
    core.fails = .Internal(sentence: "Our fault.", detail: "")
    desk.import(endings: [])
    await until { store.fault?.sentence == "Our fault." }
    #expect(desk.told == nil)
  }

  @Test func theWindowLivesOnWhileAFileIsRead() async {
    let gate = DispatchSemaphore(value: 0)
    core.gate = gate
    desk.import(endings: [])
    await until { !core.calls.isEmpty }
    store.send(.app(.openSettings))
    #expect(core.intents == [.app(.openSettings)])
    gate.signal()
    await until { previewed }
  }

  @Test func theBookIsSavedAsAFile() async {
    desk.export(kind: .chronicleJson)
    await until { files.saved["douze.json"] == Data([1, 2]) }
  }

  @Test func aDiskThatRefusesIsToldInTheCoresWords() async {
    files.fails = CocoaError(.fileWriteOutOfSpace)
    desk.export(kind: .chronicleCsv)
    await until { desk.told == "unwritten" }
    desk.import(endings: [])
    await until { desk.told == "unread" }
    files.fails = CancellationError()
    desk.import(endings: [])
    await settle()
    #expect(desk.told == nil)
  }

  @Test func aPageIsSharedAsAPictureThatTellsWhatItShowsAndAsText() async {
    let png = Data(repeating: 9, count: 50)
    desk.shareText(view: page)
    await until { files.texts == ["douze-1034": "Rita III"] }
    desk.sharePicture(view: page) { png }
    await until { files.told == ["A page."] }
    #expect(files.pictures["douze-1034"]?.suffix(17) == png.suffix(17))
    #expect(files.pictures["douze-1034"]?.range(of: Data("A page.".utf8)) != nil)
    desk.sharePicture(view: page) { nil }
    await until { desk.told == "unwritten" }
  }

  @Test func oneExportAtATime() async {
    let gate = DispatchSemaphore(value: 0)
    core.gate = gate
    desk.export(kind: .chronicleJson)
    desk.export(kind: .chronicleCsv)
    gate.signal()
    await until { !files.saved.isEmpty }
    await settle()
    #expect(core.calls == ["export chronicleJson"])
  }

  @Test func aFileFromOutsideIsShownInTheChronicle() async {
    store.receive { Data([1]) }
    await until { previewed }
    #expect(core.intents == [.app(.openChronicle)])
    #expect(core.calls == ["import 1"])
  }

  @Test func filesFromOutsideComeOneAfterTheOther() async {
    let gate = DispatchSemaphore(value: 0)
    core.gate = gate
    desk.export(kind: .record)
    store.receive { Data([1]) }
    store.receive { Data([1, 2]) }
    await until { !core.calls.isEmpty }
    await settle()
    #expect(core.calls == ["export record"])
    core.gate = nil
    gate.signal()
    await until { previewed }
    await until { core.calls.count == 3 }
    #expect(core.calls == ["export record", "import 1", "import 2"])
  }

  @Test func aFileFromOutsideThatCannotBeReadIsTold() async {
    store.receive { throw CocoaError(.fileReadNoSuchFile) }
    await until { desk.told == "unread" }
    store.receive(trouble: .unwritten) { throw CocoaError(.fileWriteUnknown) }
    await until { desk.told == "unwritten" }
    store.receive { nil }
    await settle()
    #expect(core.intents == [])
  }
}
