import DouzeCore
import DouzeKit

/// The table while a beat is played: what was there before, with all that the beats have changed so far.
struct CouncilMoment {
  let view: CouncilView
  let motion: Motion?
  /// The end is in sight: no beat before it is left.
  let ended: Bool
  private let playing: Playing?
  private let index: Int

  /// The table at the clock's beat `index`; `before` is the screen from which the beats lead to `view`.
  init(view: CouncilView, clock: Playing?, index: Int?, before: Screen?) {
    guard let clock, let index, clock.beats.indices.contains(index) else {
      self.init(view: view, motion: nil, ended: true, playing: nil, index: 0)
      return
    }
    var old = view
    if case .council(let council) = before?.body { old = council }
    let stage = CouncilStage(motions: clock.beats.map(\.motion), at: index)
    let ended = stage.reached { $0 == .throneRevealed || $0 == .gameEnded }
    self.init(view: stage.show(old, view), motion: stage.now, ended: ended, playing: clock, index: index)
  }

  private init(view: CouncilView, motion: Motion?, ended: Bool, playing: Playing?, index: Int) {
    self.view = view
    self.motion = motion
    self.ended = ended
    self.playing = playing
    self.index = index
  }

  /// The clock for what moves in this beat; nil for what lies still: it asks for no frame.
  func clock(_ moves: Bool) -> Playing? { moves ? playing : nil }

  /// How far the beat has come: 1 when it is over, or nothing moves.
  func done(_ now: Moment?) -> Double { now.done(of: index) }

  /// The beat turns or rolls the die.
  var turnsDie: Bool { motion?.way != nil }

  /// What the beat does to the die, so far.
  func die(_ done: Double) -> DieMotion? {
    switch motion {
    case .councilDieRolled(let from, let to): .roll(from: from, to: to, progress: done)
    case .councilDieTurned(let from, let to): .tip(from: from, to: to, progress: done)
    default: nil
    }
  }

  /// The beat opens the card of this seat.
  func opens(_ seat: Int32) -> Bool {
    guard case .cardRevealed(seat, _, struck: false) = motion else { return false }
    return true
  }

  /// The beat cancels this character, before whomever it lies.
  func strikes(_ card: CharacterView) -> Bool {
    guard case .cardRevealed(_, card, struck: true) = motion else { return false }
    return true
  }

  func says(_ seat: Int32) -> Bool { motion == .remarkMade(seat: seat) }
}

/// The beat `at` among all motions of an update.
private struct CouncilStage {
  let motions: [Motion]
  let at: Int

  var now: Motion? { motions.indices.contains(at) ? motions[at] : nil }
  private var past: ArraySlice<Motion> { motions.prefix(at + 1) }

  func reached(_ wanted: (Motion) -> Bool) -> Bool { past.contains(where: wanted) }

  /// The turn is over only when the next petitioner comes, or where none does, when its dilemma is done.
  private var turned: Bool {
    if motions.contains(where: \.bringsPetitioner) { return reached(\.bringsPetitioner) }
    guard let done = motions.firstIndex(where: \.endsDilemma) else { return true }
    return done < at
  }

  /// Until then cards open and the die moves.
  private var settled: Bool {
    (motions.lastIndex { $0.revealed != nil || $0.endsDilemma || $0.way != nil } ?? -1) < at
  }

  func show(_ old: CouncilView, _ view: CouncilView) -> CouncilView {
    let turn = turned ? view : old
    let checked = settled || reached(\.endsDilemma)
    let die = CouncilDieView(
      face: face(view.die.face), layout: view.die.layout, targets: turn.die.targets, reach: [],
      spoken: view.die.spoken, why: view.die.why)
    let favour = FavourView(
      label: view.favour.label, value: favour(view.favour.value), most: view.favour.most,
      spoken: view.favour.spoken, why: view.favour.why)
    return CouncilView(
      turn: view.turn, status: view.status, die: die, favour: favour, petitioner: turn.petitioner,
      foreseen: turn.foreseen, dilemma: turn.dilemma, nextDilemma: turn.nextDilemma,
      progress: checked ? view.progress : old.progress,
      seats: settled ? view.seats : seats(old.seats, view.seats), kept: view.kept, talk: view.talk,
      proposal: view.proposal, hands: view.hands, peek: view.peek, offers: view.offers,
      decisions: view.decisions, warning: view.warning, confirm: view.confirm, cancel: view.cancel,
      actions: view.actions, askHint: view.askHint, hint: view.hint, inspect: view.inspect,
      result: view.result)
  }

  private func face(_ last: Int32) -> Int32 {
    past.last { $0.way != nil }?.way?.to ?? motions.first { $0.way != nil }?.way?.from ?? last
  }

  private func favour(_ last: Int32) -> Int32 {
    past.last { $0.favour != nil }?.favour?.to ?? motions.first { $0.favour != nil }?.favour?.from ?? last
  }

  /// Cards as they lay before, opened one by one.
  private func seats(_ old: [CouncilSeatView], _ new: [CouncilSeatView]) -> [CouncilSeatView] {
    new.map { seat in
      let opened = past.compactMap(\.revealed).last { $0.seat == seat.seat }?.character
      guard let opened else { return seat.with(card: old.first { $0.seat == seat.seat }?.card) }
      let cancelled = reached { $0.revealed.map { $0.struck && $0.character == opened } ?? false }
      let struck = cancelled ? seat.card?.struck ?? "" : nil
      return seat.with(card: PlayedView(character: opened, struck: struck, explain: nil))
    }
  }
}

extension CouncilSeatView {
  /// The same with another card before it, and nothing to be revealed.
  fileprivate func with(card: PlayedView?) -> CouncilSeatView {
    CouncilSeatView(
      seat: seat, name: name, mark: mark, inHand: inHand, card: card, top: top, discards: discards,
      bench: bench, says: says, wish: wish, active: active, spoken: spoken, reveal: nil, why: why)
  }
}

extension Motion {
  fileprivate var way: (from: Int32, to: Int32)? {
    switch self {
    case .councilDieRolled(let from, let to), .councilDieTurned(let from, let to): (from, to)
    default: nil
    }
  }

  fileprivate var favour: (from: Int32, to: Int32)? {
    if case .favourChanged(let from, let to) = self { (from, to) } else { nil }
  }

  fileprivate var revealed: (seat: Int32, character: CharacterView, struck: Bool)? {
    if case .cardRevealed(let seat, let character, let struck) = self {
      (seat, character, struck)
    } else {
      nil
    }
  }

  fileprivate var bringsPetitioner: Bool { if case .petitionerTurned = self { true } else { false } }

  fileprivate var endsDilemma: Bool { if case .dilemmaDone = self { true } else { false } }
}
