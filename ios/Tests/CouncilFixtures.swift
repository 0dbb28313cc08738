import DouzeCore

/// A table of Council of 12 in its third turn with nothing to do, as the core would send it; to be changed for a state.
struct CouncilDraft {
  var status = "Mia chooses a card"
  var face: Int32 = 7
  var reach: [ReachView] = []
  var favour: Int32 = 3
  var petitioner: PetitionerView? = CouncilFixtures.petitioner(.lady, 1)
  var foreseen: PetitionerView?
  var dilemma = CouncilFixtures.dilemma()
  var next: DilemmaView?
  var steps: [ProgressStep] = [.solved, .failed, .now, .toCome, .toCome, .toCome, .toCome]
  var seats = CouncilFixtures.seats(3)
  var kept: [KeptView] = []
  var talk: TalkView? = CouncilFixtures.talk()
  var proposal: ProposalView?
  var hands: [HandView] = []
  var peek: PeekView?
  var offers: ChoicesView?
  var decisions: [ButtonView] = []
  var warning: WarningView?
  var confirm: ButtonView?
  var cancel: ButtonView?
  var askHint: ButtonView?
  var hint: HintView?
  var inspect: InspectView?
  var result: CouncilResultView?

  var view: CouncilView {
    CouncilView(
      turn: "Turn 3 of 8 · January", month: 1, status: status, aim: nil,
      table: lying, kept: kept, talk: talk, proposal: proposal, hands: hands, peek: peek, offers: offers,
      decisions: decisions, agreement: nil, warning: warning, confirm: confirm, cancel: cancel,
      askHint: askHint, hint: hint, inspect: inspect, log: [], result: result)
  }

  var lying: CouncilFrame {
    CouncilFrame(
      moment: .choose,
      die: CouncilDieView(
        face: face, layout: die, targets: [9, 10, 11], reach: reach,
        spoken: "The die shows \(face).", why: .council(.inspectDie)),
      favour: FavourView(
        label: "Favour \(favour) of 5", value: favour, most: 5, spoken: "Favour \(favour) of 5.",
        why: .council(.inspectFavour)),
      petitioner: petitioner, foreseen: foreseen, dilemma: dilemma, nextDilemma: next,
      progress: DouzeCore.ProgressView(
        steps: steps, score: "5 years", spoken: "One dilemma solved: 5 years.", why: .council(.inspectReign)),
      seats: seats, ended: result != nil)
  }
}

/// The faces of a real die, slot by slot.
private let die: [Int32] = [1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12]

/// Parts and states of that table.
enum CouncilFixtures {
  static let names = ["Mia", "Odile", "Aurel", "Maximiliane"]

  static func table(_ change: (inout CouncilDraft) -> Void = { _ in }) -> CouncilView {
    var draft = CouncilDraft()
    change(&draft)
    return draft.view
  }

  static func screen(_ view: CouncilView) -> Screen {
    KingFixtures.screen(titled: "Council of 12", secret: true, .council(council: view))
  }

  static func target(_ label: String, on: Bool = false, met: Bool = false, changed: String? = nil)
    -> TargetView
  {
    TargetView(
      faces: [9, 10, 11], label: label, on: on, met: met, changed: changed, spoken: "Target \(label).")
  }

  static func dilemma(
    _ name: String = "Collapsed Tower", targets: [TargetView] = [target("9, 10 or 11")], public: Bool = false,
    note: String = "", label: String = "Dilemma", next: Bool = false
  ) -> DilemmaView {
    DilemmaView(
      label: label, number: 5, name: name, bells: 2, difficulty: "medium", targets: targets, value: "2 years",
      reward: ["Favour +1."], penalty: ["Each discards 1 card of the hand."], public: `public`, note: note,
      spoken: "\(label): \(name).", explain: .council(.inspectDilemma(next: next)))
  }

  static func petitioner(_ kind: CharacterKind, _ crown: Int32, label: String = "Petitioner")
    -> PetitionerView
  {
    PetitionerView(
      label: label, character: KingFixtures.character(kind), crown: crown,
      spoken: "\(label): \(kind), crown \(crown).", explain: .council(.inspectCharacter(character: kind)))
  }

  static func seat(
    _ seat: Int32, card: PlayedView? = nil, says: String? = nil, wish: String? = nil, mark: String? = nil,
    reveals: Bool = false
  ) -> CouncilSeatView {
    let name = names[Int(seat)]
    return CouncilSeatView(
      seat: seat, name: name, medallion: FaceView(portrait: seat, colour: nil), mark: mark, inHand: 5,
      card: card, top: KingFixtures.character(.machine),
      discards: 2, bench: 7, says: says, wish: wish, active: seat == 0, doing: nil,
      spoken: "\(name): 5 cards in hand.",
      reveal: reveals ? KingFixtures.button("\(name) reveals", .council(.revealNext(seat: seat))) : nil,
      why: .council(.inspectSeat(seat: seat)))
  }

  static func seats(_ count: Int32) -> [CouncilSeatView] {
    (0..<count).map { seat($0, says: $0 == 1 ? "I can do it alone." : nil) }
  }

  /// Odile's card is open, the others are still to come.
  static let revealing = [
    seat(0, card: faceDown, reveals: true),
    seat(1, card: KingFixtures.played(.sorcerer), says: "I must go first."),
    seat(2, card: faceDown, wish: "Would like Odile to be next", reveals: true),
    seat(3, says: "Ring as you like.", mark: "Head of the Council"),
  ]

  static let faceDown = PlayedView(character: nil, struck: nil, explain: nil)

  static func hands(_ selected: CharacterKind? = nil, shown: Bool = false) -> [HandView] {
    let kinds: [CharacterKind] = [.sorcerer, .alchemist, .druidess, .knight, .stoic]
    return [
      HandView(label: "Mia’s hand", cards: kinds.map { card($0, selected: $0 == selected, shown: shown) }),
      HandView(
        label: "Your discard", cards: [CharacterKind.parasite, .machine].map { card($0, shown: true) }),
    ]
  }

  static func card(_ kind: CharacterKind, selected: Bool = false, shown: Bool) -> HandCardView {
    HandCardView(
      face: .character(character: KingFixtures.character(kind)), selected: selected, advised: false,
      badge: nil,
      rule: "What the \(kind) does.", spoken: "\(kind): what it does.",
      intent: shown ? nil : .council(.pickCharacter(character: kind)),
      explain: KingFixtures.button("Explain: \(kind)", .council(.inspectCharacter(character: kind))))
  }

  static let kept = [
    keeps(.tip, "Tip the die"), keeps(.openCard, "Lay a card open", off: "Only while you choose."),
    keeps(.shield, "Shield", off: "Only when a dilemma has failed."),
  ]

  static func keeps(_ kept: KeptKind, _ name: String, off: String? = nil) -> KeptView {
    KeptView(
      kept: kept, rule: "What \(name) does.",
      button: ButtonView(
        label: name, hint: off, enabled: off == nil, role: nil, intent: .council(.useKept(kept: kept)))
    )
  }

  static func talk(speaker: ChoicesView? = nil) -> TalkView {
    TalkView(
      say: "Say", label: "What the table has said",
      said: [
        SaidView(
          seat: 1, name: "Odile", sentence: "I can do it alone.", spoken: "Odile: I can do it alone.")
      ], before: [], note: "", speaker: speaker,
      offers: [KingFixtures.button("I can help part of the way.", .council(.say(remark: .helps, to: nil)))])
  }

  static func choices(_ label: String, _ choices: [(String, Intent)]) -> ChoicesView {
    ChoicesView(
      label: label,
      choices: choices.map { ChoiceView(label: $0.0, line: nil, selected: false, intent: $0.1) })
  }

  static let faces: [Int32] = [2, 8, 9, 10, 12]

  static func result(won: Bool, ruler: CharacterKind?) -> CouncilResultView {
    let throne = [CharacterKind.sorcerer, .sorcerer, .powerful].enumerated().map { seat, kind in
      ThroneCardView(
        name: names[seat], character: KingFixtures.character(kind), reigns: kind == ruler,
        spoken: "\(names[seat]): \(kind).")
    }
    return CouncilResultView(
      headline: "The throne stays vacant", line: "Two of three agreed.", story: "", won: won,
      ruler: ruler.map(KingFixtures.character), throne: won ? throne : [], years: "47 years",
      verdict: "A reign to be told of", band: 2, verdictLine: "The harvests were good.",
      receipts: [
        ReceiptView(
          face: nil, points: "24", sentence: "Dilemmas solved.",
          rule: KingFixtures.button("To the rule", .app(.openRules(game: .council, rule: "score"))))
      ], seed: "Seed of chance: 8241390",
      chronicle: KingFixtures.button("The reign in the Chronicle", .council(.inspectReign)),
      throneGame: ruler == nil ? KingFixtures.button("Play for the throne", .council(.playForThrone)) : nil,
      record: ExportView(label: "Save the record", hint: "A file.", enabled: true, kind: .record),
      review: KingFixtures.button("Review", .table(.openReview)),
      watch: KingFixtures.button("Watch again", .replay(.watch(game: 1))),
      rematch: KingFixtures.button("Once more", .table(.rematch)),
      home: KingFixtures.button("Home", .app(.openHome)))
  }
}

extension CouncilFixtures {
  /// Every state, by its name.
  static let all: [String: CouncilView] = [
    "bells": table {
      $0.hands = hands(shown: true)
      $0.decisions = [
        KingFixtures.button("Ring the bells", .council(.ringBells(ring: true))),
        KingFixtures.button("Do not ring", .council(.ringBells(ring: false))),
        KingFixtures.button("Be silent", .council(.keepSilence)),
      ]
    },
    "choose": table { chosen(&$0) },
    "reveal": table {
      $0.seats = Array(revealing.prefix(3))
      $0.dilemma = dilemma(targets: [target("9, 10 or 11", on: true)], public: true)
      $0.hands = hands(shown: true)
    },
    "four": table {
      $0.seats = revealing
      $0.seats[1] = seat(
        1,
        card: PlayedView(
          character: KingFixtures.character(.sorcerer), struck: "Cancelled",
          explain: .council(.inspectCharacter(character: .sorcerer))))
    },
    "faces": table {
      $0.hands = hands(shown: true)
      $0.reach = faces.map {
        ReachView(face: $0, label: "Face \($0)", selected: $0 == 10, intent: .council(.pickFace(face: $0)))
      }
      $0.offers = choices(
        "The Sorcerer tips the die to …", faces.map { ("\($0)", .council(.pickFace(face: $0))) })
    },
    "two-targets": table {
      $0.seats = seats(2)
      $0.dilemma = dilemma(
        targets: [target("3", met: true), target("9 or 10", changed: "Golem of Odile")],
        note: "One target at some moment of the turn, the other at its end.")
    },
    "kept": table {
      chosen(&$0)
      $0.kept = kept
      $0.foreseen = petitioner(.powerful, 1, label: "Next petitioner")
      $0.next = dilemma("Festival", label: "Next dilemma", next: true)
    },
    "proposal": table {
      $0.proposal = ProposalView(
        sentence: "Odile proposes to tip the die to 8.",
        accept: KingFixtures.button("Agree", .council(.acceptProposal)),
        decline: KingFixtures.button("Rather not", .council(.declineProposal)))
    },
    "warning": table {
      $0.warning = WarningView(
        sentence: "The council falls at once. Ring all the same?",
        goOn: KingFixtures.button("Ring and fall", .council(.ringBells(ring: true))),
        cancel: KingFixtures.button("Do not ring", .table(.cancel)))
    },
    "speakers": table {
      $0.talk = talk(
        speaker: choices(
          "Who speaks?",
          [("Mia", .council(.chooseSpeaker(seat: 0))), ("Odile", .council(.chooseSpeaker(seat: 1)))]))
      $0.peek = PeekView(
        label: "Hold to see your hand", toggles: false, open: true, show: .table(.peek),
        hide: .table(.stopPeeking),
        warning: "It is spoken aloud.", hands: hands(shown: true))
    },
    "stoic": table {
      $0.hands = hands(shown: true)
      $0.hands[1] = HandView(label: "Your discard", cards: [card(.parasite, shown: false)])
    },
    "inspect": table {
      $0.inspect = InspectView(
        title: "How the die came to 10", face: nil, rule: nil, receipts: [], total: "The die shows 10.",
        more: nil, close: KingFixtures.button("Close", .table(.closeInspect)))
    },
    "last": table {
      chosen(&$0)
      $0.petitioner = nil
      $0.dilemma = dilemma("Claim the Throne", targets: [], note: "All reveal together.", label: "Last turn")
      $0.steps = [.solved, .failed, .public, .solved, .solved, .failed, .public]
    },
    "won": table { $0.result = result(won: true, ruler: .sorcerer) },
    "vacant": table { $0.result = result(won: true, ruler: nil) },
    "lost": table { $0.result = result(won: false, ruler: nil) },
  ]

  private static func chosen(_ draft: inout CouncilDraft) {
    draft.hands = hands(.sorcerer)
    draft.confirm = KingFixtures.button("Choose the Sorcerer", .table(.confirm))
    draft.cancel = KingFixtures.button("Cancel", .table(.cancel))
  }
}
