import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The scripted games of bindings/contract: the same records out as from Kotlin.
@MainActor @Suite struct ContractTests {
  private let contract = URL(filePath: #filePath)
    .appending(path: "../../../../../bindings/contract").standardized

  @Test(arguments: ["forest", "king", "council"])
  func theScriptedGameGivesTheRecordOfTheContract(game: String) async throws {
    try await withFolder { folder in
      let session = try Session.open(dir: folder.path, locales: ["en"])
      for line in try script(game) {
        if line == "think" {
          while let ticket = try session.screen().thinking?.ticket { _ = try session.think(ticket: ticket) }
          continue
        }
        let intent = try #require(self.intent(line), "unknown word in the contract: \(line)")
        #expect(try session.dispatch(intent: intent).rejection == nil, "\(line)")
      }
      #expect(try session.export(kind: .record).bytes == record(game))
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: ["forest", "king", "council"])
  func throughTheStoreItIsTheSameRecord(game: String) async throws {
    try await withFolder { folder in
      let files = FakeFiles()
      let store = DouzeStore(
        session: try Session.open(dir: folder.path, locales: ["en"]), files: files, time: .quick)
      for line in try script(game) {
        if line == "think" {
          await until("it thinks for ever: \(game)") { store.screen?.thinking == nil && store.playing == nil }
          continue
        }
        store.send(try #require(intent(line), "unknown word in the contract: \(line)"))
        #expect(store.rejection == nil, "\(line)")
      }
      store.desk.export(kind: .record)
      await until { !files.saved.isEmpty }
      #expect(store.fault == nil)
      #expect(try Array(files.saved.values) == [record(game)])
    }
  }

  private func script(_ game: String) throws -> [Substring] {
    let text = try String(contentsOf: contract.appending(path: "\(game).script"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private func record(_ game: String) throws -> Data {
    try Data(contentsOf: contract.appending(path: "\(game).douze"))
  }

  private func intent(_ line: Substring) -> Intent? {
    let words = line.split(separator: " ").map(String.init)
    func number(_ at: Int) -> Int32 { Int32(words[at]) ?? -1 }
    switch words[0] {
    case "setup": return .openSetup(game: .forest)
    case "king": return .openSetup(game: .king)
    case "council": return .openSetup(game: .council)
    case "month": return .setCouncil(kind: .month)
    case "calendar": return .pickMonth(month: number(1))
    case "bells": return .setBells(on: true)
    case "councillor": return .setPlayer(seat: number(1), player: .councillor)
    case "ring": return .ringBells(ring: true)
    case "quiet": return .ringBells(ring: false)
    case "silence": return .keepSilence
    case "ask": return .askCouncil
    case "accept": return .acceptProposal
    case "reveal": return .revealNext(seat: number(1))
    case "wait": return .wait
    case "take": return .takePetitioner(take: true)
    case "say": return remarks[words[1]].map { .say(remark: $0) }
    case "die": return .inspectDie
    case "years": return .inspectReign
    case "remove": return .removeSeat
    case "random": return .setCharacters(set: .random)
    case "play": return characters[words[1]].map { .pickCharacter(character: $0) }
    case "face": return .pickFace(face: number(1))
    case "token": return .pickToken(token: number(1))
    case "why": return .inspectSeat(seat: number(1))
    case "person": return .setPlayer(seat: number(1), player: .person)
    case "name": return .nameSeat(seat: number(1), name: words[2])
    case "seed": return .typeSeed(seed: words[1])
    case "start": return .startGame
    case "lift": return .liftCurtain
    case "pick": return cards[words[1]].map { .pickCard(card: $0) }
    case "tap": return .tapCell(row: number(1), col: number(2))
    case "confirm": return .confirm
    case "cancel": return .cancel
    case "undo": return .undo
    case "cover": return .cover
    case "score": return .inspectScore(seat: number(1))
    case "close": return .closeInspect
    default: return nil
    }
  }

  private let characters: [String: CharacterKind] = [
    "alchemist": .alchemist, "gambler": .gambler, "golem": .golem, "knight": .knight, "lady": .lady,
    "machine": .machine, "merchants": .merchants, "oracle": .oracle, "parasite": .parasite,
    "reverser": .reverser, "sorcerer": .sorcerer, "troublemakers": .troublemakers,
    "druidess": .druidess, "powerful": .powerful, "stoic": .stoic,
  ]

  private let remarks: [String: RemarkKind] = [
    "alone": .alone, "helps": .helps, "cannot_help": .cannotHelp, "give_up": .giveUp, "ring": .ring,
    "do_not_ring": .doNotRing, "ring_as_you_like": .ringAsYouLike, "first": .first, "last": .last,
    "any_order": .anyOrder, "needs_somebody": .needsSomebody, "cancel_me": .cancelMe,
    "do_not_double": .doNotDouble, "well_done": .wellDone, "my_fault": .myFault, "understood": .understood,
  ]

  private let cards: [String: ForestCard] = [
    "crow": .crow, "bat": .bat, "moth": .moth, "spider4": .spider4, "spider5": .spider5, "cat": .cat,
    "owl": .owl,
    "wolf": .wolf, "jackalope": .jackalope, "deer": .deer, "raccoon": .raccoon, "snake": .snake,
  ]
}
