import DouzeCore
import Foundation
import Observation

/// Holds what an app shows: the screen of the core, and a way to send intents. No rule, no text, no
/// sorting: those are the core's. Without SwiftUI, so that it is tested on Linux. The core is called away from the main
/// thread.
@MainActor @Observable
public final class DouzeStore {
  /// The truth; nil when not even the first one came.
  public private(set) var screen: Screen?
  /// What moves over `screen`; nil when nothing moves. It ends by itself.
  public private(set) var playing: Playing?
  /// The last update, to be reported.
  public private(set) var latest: Latest?
  /// What was felt last, by a hand that holds the device.
  public private(set) var felt: Felt?
  /// What was heard last.
  public private(set) var sounded: Sounded?
  /// Why the last intent did nothing.
  public private(set) var rejection: String?
  /// Percent of the thinking, once it takes longer than a moment.
  public private(set) var progress: Int?
  public private(set) var fault: Fault?
  /// Nobody is looking: a plain surface covers everything.
  public private(set) var covered = false
  /// The platform's wish; beats are then announced but not played.
  public var reduceMotion = false {
    didSet { if reduceMotion, playing != nil { endBeats() } }
  }
  /// Files that come in and go out.
  public let desk: DiskFileTransfer

  /// Intents that the core has not answered yet.
  @ObservationIgnored private(set) var unanswered: [Intent] = []

  @ObservationIgnored private let core: any SessionProtocol
  @ObservationIgnored private let queue: CoreQueue
  @ObservationIgnored private let time: Timepiece
  @ObservationIgnored private let player: BeatPlayer
  @ObservationIgnored private let thinker: Thinker
  /// A built-in player's answer, until the beats before it have been played.
  @ObservationIgnored private var waiting: Update?
  @ObservationIgnored private var count = 0

  /// Shows what `session` shows.
  ///
  /// - Parameters:
  ///   - files: how the platform asks for files.
  ///   - queue: where the core is called.
  public init(
    session: any SessionProtocol, files: any Files = NoFiles(), time: Timepiece = .system,
    queue: CoreQueue = CoreQueue()
  ) {
    core = session
    self.queue = queue
    self.time = time
    player = BeatPlayer(time: time)
    thinker = Thinker(core: session, queue: queue, time: time)
    desk = DiskFileTransfer(core: session, queue: queue, files: files)
    desk.onImport = { [weak self] in self?.reload() }
    desk.onFault = { [weak self] in self?.fail($0) }
    // Here, as nothing else asks the core yet, and there is nothing to show without it.
    show(Result { try session.now() })
  }

  /// The sentences of the last update, for speech.
  public var heard: [String] { latest?.beats.map(\.sentence) ?? [] }

  /// Is there a step back within the app?
  public var canGoBack: Bool { fault != nil || screen?.back?.enabled == true }

  /// Asks for the screen again, after a fault too.
  public func reload() {
    queue.run { [core] in
      try core.now()
    } then: { [weak self] in
      self?.fault = nil
      self?.show($0)
    }
  }

  /// Sends what a person wants; what it decided is on disk when `screen` shows it.
  public func send(_ intent: Intent) {
    desk.forget()
    follow(intent)
  }

  /// What the platform wishes, not a person.
  public func follow(_ intent: Intent) {
    // The same press once more.
    if unanswered.last == intent { return }
    unanswered.append(intent)
    queue.run { [core] in
      try core.dispatch(intent: intent)
    } then: { [weak self] in
      self?.unanswered.removeFirst()
      self?.show($0)
    }
  }

  /// The time of the beats is over, or a person tapped: the screen as it is.
  public func endBeats() {
    playing = nil
    player.stop()
    if let waiting { apply(waiting) }
  }

  /// Makes the built-in player play the best move found so far.
  public func moveNow() {
    thinker.moveNow { [weak self] in self?.fail($0) }
  }

  /// One step back, also out of a fault; false when there is none.
  @discardableResult
  public func back() -> Bool {
    if !canGoBack { return false }
    if fault != nil { reload() } else if let back = screen?.back { send(back.intent) }
    return true
  }

  /// A file came from outside: what `read` gives is shown in the Chronicle, before anything of it is kept.
  ///
  /// - Parameter trouble: what it is when `read` fails.
  public func receive(trouble: FileTrouble = .unread, read: @escaping @MainActor () async throws -> Data?) {
    desk.receive(trouble: trouble, read: read) { [weak self] in self?.send(.app(.openChronicle)) }
  }

  /// The window is out of sight: what is secret goes away at once, and for good.
  public func cover() {
    if revealing { hide() }
  }

  /// The system may end the process once this returns: where one is is kept by then.
  public func leave() {
    hide()
    queue.drain()
  }

  /// They are back, and see again when the core has put away what was secret.
  public func uncover() {
    queue.run({}) { [weak self] _ in self?.covered = false }
  }

  /// What is not answered yet may bring a secret.
  private var revealing: Bool { screen?.secret == true || !unanswered.isEmpty }

  private func hide() {
    if revealing { covered = true }
    follow(.app(.cover))
  }

  private func show(_ result: Result<Update, any Error>) {
    do { apply(try result.get()) } catch { fail(error) }
  }

  private func apply(_ update: Update) {
    waiting = nil
    let before = screen
    count += 1
    screen = update.screen
    rejection = update.rejection?.sentence
    latest = Latest(id: count, beats: update.beats)
    play(update.beats, before)
    if update.rejection != nil {
      feel(.refused)
      sound(.refused)
    } else if playing == nil, let beat = update.beats.first(where: { $0.haptic?.strongest == true }) {
      if let haptic = beat.haptic { feel(haptic.kind) }
      if let kind = beat.sound { sound(kind) }
    }
    think(update.screen)
  }

  private func play(_ beats: [Beat], _ before: Screen?) {
    player.stop()
    playing = nil
    if reduceMotion || beats.allSatisfy({ $0.ms <= 0 }) { return }
    let playing = Playing(id: count, beats: beats, before: before, started: time.now())
    self.playing = playing
    player.play(playing) { [weak self] in
      self?.feel($0)
    } sounded: { [weak self] in
      self?.sound($0)
    } over: { [weak self] in
      self?.endBeats()
    }
  }

  private func feel(_ haptic: HapticKind) {
    felt = Felt(id: (felt?.id ?? 0) + 1, haptic: haptic)
  }

  private func sound(_ kind: SoundKind) {
    guard screen?.look.sounds == true else { return }
    sounded = Sounded(id: (sounded?.id ?? 0) + 1, kind: kind)
  }

  private func think(_ screen: Screen) {
    let wanted = screen.thinking?.ticket ?? screen.replay?.ticket
    if wanted == thinker.ticket { return }
    progress = nil
    thinker.think(wanted) { [weak self] in
      self?.progress = $0
    } answer: { [weak self] in
      self?.answer($0)
    }
  }

  private func answer(_ result: Result<Update, any Error>) {
    progress = nil
    if playing != nil, case .success(let update) = result { waiting = update } else { show(result) }
  }

  private func fail(_ error: any Error) {
    playing = nil
    player.stop()
    thinker.drop()
    progress = nil
    fault = Fault(error)
  }
}

extension SessionProtocol {
  fileprivate func now() throws -> Update { Update(screen: try screen(), beats: [], rejection: nil) }
}
