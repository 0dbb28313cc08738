import DouzeCore
import DouzeKit
import SwiftUI
import XCTest

@testable import Douze

/// Pictures of the screens of a game of each kind, from home to its end, for people to look at. They are attached to the
/// test's result and not compared: the system's letters change with the system.
@MainActor
final class PicturesTests: XCTestCase {
  func testForest() async throws { try await game(.forest, [.person, .fox], name: "forest") }

  func testKing() async throws { try await game(.king, [.person, .pretender, .pretender], name: "king") }

  func testCouncil() async throws { try await game(.council, [.person, .councillor], name: "council") }

  func testBookAndDecks() async throws {
    try await open { store in
      var play = Play(store)
      try await play.start(.council, [.person, .councillor])
      try await play.finish()
      store.send(.app(.openHome))
      store.send(.app(.openChronicle))
      try await show(store, "book")
      for tab in [ChronicleTab.rulers, .chart, .statistics] {
        store.send(.chronicle(.setChronicleTab(tab: tab)))
        try await show(store, "book-\(tab)")
      }
      store.send(.chronicle(.setChronicleTab(tab: .reigns)))
      guard case .chronicle(let book) = store.screen?.body, let reign = book.reigns?.reigns.first else {
        return XCTFail("no reign in the book")
      }
      store.send(reign.open)
      try await show(store, "book-page")
      try page(store)
      store.send(.app(.openHome))
      store.send(.app(.openSetup(game: .council)))
      store.send(.app(.openDecks))
      guard case .decks(let decks) = store.screen?.body, let new = decks.new else {
        return XCTFail("no decks")
      }
      store.send(new.intent)
      store.send(.decks(.typeDeck(text: "name = 1")))
      store.send(.decks(.keepDeck))
      try await show(store, "decks-breaches")
    }
  }

  /// The page that is given away is a picture.
  private func page(_ store: DouzeStore) throws {
    guard case .chronicle(let book) = store.screen?.body, let page = book.page else {
      return XCTFail("no page is open")
    }
    let png = try XCTUnwrap(ReignLeaf(view: page).png(in: EnvironmentValues()))
    let picture = try XCTUnwrap(UIImage(data: png))
    XCTAssertGreaterThan(picture.size.width, 1000)
    attach(picture, "book-page-shared")
  }

  private func game(_ game: GameKind, _ players: [PlayerKind], name: String) async throws {
    try await open { store in
      try await show(store, "\(name)-home")
      store.send(.app(.openSetup(game: game)))
      try await show(store, "\(name)-setup")
      store.send(.app(.openHome))
      var play = Play(store)
      try await play.start(game, players)
      for step in 0..<12 {
        if try Play.ended(play.body) { break }
        try await show(store, "\(name)-\(step)")
        if step == 0, try Play.hintButton(play.body) != nil {
          _ = try await play.hint()
          try await show(store, "\(name)-hint")
          store.send(.table(.closeHint))
        }
        try await play.step()
      }
      try await play.finish()
      try await show(store, "\(name)-end")
      // A council has none.
      if game == .council { return }
      let review = try await play.review()
      try await show(store, "\(name)-review")
      store.send(.table(.reviewDecision(number: review.decisions.first?.number ?? 0)))
      try await show(store, "\(name)-decision")
    }
  }

  /// A store over the real core, in a folder of its own.
  private func open(_ use: @MainActor (DouzeStore) async throws -> Void) async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await DouzeStore.open(folder: folder, locales: ["en"], queue: .immediate)
    store.reduceMotion = true
    try await use(store)
  }

  private struct Frame {
    let name: String
    let size: CGSize
    var letters = DynamicTypeSize.large
    var style = UIUserInterfaceStyle.light
  }

  private var frames: [Frame] {
    let size = UIScreen.main.bounds.size
    return [
      Frame(name: "light", size: size),
      Frame(name: "dark", size: size, style: .dark),
      Frame(name: "turned", size: CGSize(width: size.height, height: size.width)),
      Frame(name: "letters", size: size, letters: .accessibility3),
    ]
  }

  private func show(_ store: DouzeStore, _ name: String) async throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    for frame in frames {
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(origin: .zero, size: frame.size)
      window.overrideUserInterfaceStyle = frame.style
      window.rootViewController = UIHostingController(
        rootView: Root(store: store).environment(\.dynamicTypeSize, frame.letters))
      window.isHidden = false
      window.layoutIfNeeded()
      // What appears has appeared.
      try await Task.sleep(for: .milliseconds(200))
      let picture = UIGraphicsImageRenderer(size: frame.size).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      window.isHidden = true
      attach(picture, "\(name).\(frame.name)")
    }
  }

  private func attach(_ picture: UIImage, _ name: String) {
    let attachment = XCTAttachment(image: picture)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
