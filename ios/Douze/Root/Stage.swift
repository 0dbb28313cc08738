import DouzeCore
import DouzeKit
import SwiftUI

/// Draws a screen of the core and sends intents; what moves over it is in `playing`.
struct Stage: View {
  let screen: Screen
  let send: Send
  var playing: Playing?
  /// What the last update reported.
  var latest: Latest?
  /// The sentences of the last update, for speech.
  var heard: [String] = []
  /// Why the last intent did nothing.
  var rejection: String?
  /// Where files come in and go out.
  var desk: any FileTransfer = NoFileTransfer()
  /// How far the thinking has come.
  var percent: Int?
  var endBeats: @MainActor () -> Void = {}
  var moveNow: @MainActor () -> Void = {}
  var canGoBack = false
  /// One step back.
  var back: @MainActor () -> Void = {}

  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    EnlargedInLargeWindow {
      World(game: screen.game) {
        Ground(dark: screen.isCurtain) {
          column.overlayPreferenceValue(Lit.self) { lit in
            if let lesson = screen.lesson, !letters.isAccessibilitySize {
              LessonOverlay(view: lesson, lit: lit, send: send)
            }
          }
        }
      }
    }
    .environment(\.glow, glow)
    .environment(\.turned, screen.turned)
    // The system's signs would be dark on the curtain.
    .statusBarHidden(screen.isCurtain)
    .modifier(InputMode(keys: keys, playing: screen.replay == nil ? playing : nil, endBeats: endBeats))
    .modifier(Announcing(spoken: spoken))
  }

  private var column: some View {
    VStack(spacing: 0) {
      if let notice = screen.notice { Notice(view: notice, send: send) }
      if !screen.atTable, let rejection { Notice(sentence: rejection) }
      // For the person on the other side: all but the bar is upside down.
      if screen.turned { Bar(screen: screen, send: send) }
      ScreenBody(screen: screen, table: table)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlayPreferenceValue(Lit.self) { lit in
          if let tip, !letters.isAccessibilitySize { TipOverlay(view: tip, lit: lit, send: send) }
        }
        .rotationEffect(.degrees(screen.turned ? 180 : 0))
        .overlay {
          if let replay = screen.replay, let log = replay.log {
            ReplayLog(view: replay, log: log, desk: desk, send: send)
          }
        }
      if let replay = screen.replay { ReplayBar(view: replay, send: send) }
    }
  }

  private var table: TableContext {
    TableContext(
      clock: playing, before: playing?.before, heard: heard, rejection: rejection, thinking: screen.thinking,
      percent: percent, desk: desk, send: send, moveNow: moveNow,
      bar: screen.turned ? AnyView(EmptyView()) : AnyView(Bar(screen: screen, send: send)), foot: foot)
  }

  private var foot: AnyView? {
    if playing != nil { return nil }
    if let verdict = screen.puzzle?.verdict { return AnyView(Verdict(view: verdict, send: send)) }
    return screen.puzzle?.mix.map { AnyView(Mix(view: $0, send: send)) }
  }

  /// A tip waits until nothing moves.
  private var tip: TipView? { playing == nil ? screen.tip : nil }

  private var glow: Glow? {
    let lesson = screen.lesson
    return (lesson?.glow ?? lesson?.about ?? tip?.about).map { Glow(intent: $0, lesson: lesson != nil) }
  }

  private var keys: Keys {
    Keys(screen: screen, send: send, back: canGoBack ? back : nil)
  }

  private var spoken: Spoken {
    Spoken(
      atTable: screen.atTable, title: screen.title, language: screen.look.language, id: latest?.id ?? 0,
      heard: heard,
      rejection: rejection, notice: screen.notice?.sentence,
      live: screen.live)
  }
}
