import DouzeCore
import Foundation

/// The scripted games of bindings/contract. One file for the tests of DouzeKit and, by a link, for those of the views.
enum Script {
  enum Line {
    case think
    case send(Intent)
  }

  struct Unknown: Error {
    let line: Substring
  }

  /// The lines of a game.
  static func lines(_ game: String) throws -> [Line] {
    let text = try String(contentsOf: contract.appending(path: "\(game).script"), encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      if line == "think" { return .think }
      guard let intent = intent(line.split(separator: " ").map(String.init)) else {
        throw Unknown(line: line)
      }
      return .send(intent)
    }
  }

  /// The record that a game has to lead to.
  static func record(_ game: String) throws -> Data {
    try Data(contentsOf: contract.appending(path: "\(game).douze"))
  }

  /// Above this file, wherever it is compiled from.
  private static var contract: URL {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let contract = folder.appending(path: "bindings/contract")
      if FileManager.default.fileExists(atPath: contract.path) { return contract }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func intent(_ words: [String]) -> Intent? {
    let number = words.dropFirst().first.flatMap { Int32($0) } ?? -1
    let other = words.dropFirst(2).first
    switch words.first {
    case "setup": return .app(.openSetup(game: .forest))
    case "king": return .app(.openSetup(game: .king))
    case "council": return .app(.openSetup(game: .council))
    case "month": return .setup(.setCouncil(kind: .month))
    case "calendar": return .setup(.pickMonth(month: number))
    case "bells": return .setup(.setBells(on: true))
    case "person": return .setup(.setPlayer(seat: number, player: .person))
    case "councillor": return .setup(.setPlayer(seat: number, player: .councillor))
    case "name": return .setup(.nameSeat(seat: number, name: other ?? ""))
    case "remove": return .setup(.removeSeat)
    case "random": return .setup(.setCharacters(set: .random))
    case "seed": return .setup(.typeSeed(seed: words[1]))
    case "start": return .setup(.startGame)
    case "lift": return .table(.liftCurtain)
    case "cover": return .app(.cover)
    case "pick": return named(words[1], ForestCard.all).map { .forest(.pickCard(card: $0)) }
    case "tap": return .forest(.tapCell(row: number, col: other.flatMap { Int32($0) } ?? 0))
    case "play": return named(words[1], CharacterKind.all).map { .king(.pickCharacter(character: $0)) }
    case "face": return .king(.pickFace(face: number))
    case "token": return .king(.pickToken(token: number))
    case "why": return .king(.inspectSeat(seat: number))
    case "score": return .forest(.inspectScore(seat: number))
    case "choose": return named(words[1], CharacterKind.all).map { .council(.pickCharacter(character: $0)) }
    case "turn": return .council(.pickFace(face: number))
    case "seat": return .council(.inspectSeat(seat: number))
    case "die": return .council(.inspectDie)
    case "years": return .council(.inspectReign)
    case "close": return .table(.closeInspect)
    case "ring": return .council(.ringBells(ring: true))
    case "quiet": return .council(.ringBells(ring: false))
    case "silence": return .council(.keepSilence)
    case "ask": return .council(.askCouncil)
    case "accept": return .council(.acceptProposal)
    case "reveal": return .council(.revealNext(seat: number))
    case "wait": return .council(.wait)
    case "take": return .council(.takePetitioner(take: true))
    case "say":
      let to = other.flatMap { Int32($0) }
      return named(words[1].replacing("_", with: ""), remarks).map { .council(.say(remark: $0, to: to)) }
    case "confirm": return .table(.confirm)
    case "cancel": return .table(.cancel)
    case "undo": return .table(.undo)
    default: return nil
    }
  }

  private static func named<Kind>(_ name: String, _ all: [Kind]) -> Kind? {
    all.first { "\($0)".lowercased() == name }
  }

  private static let remarks: [RemarkKind] = [
    .alone, .helps, .cannotHelp, .giveUp, .takeIt, .youTakeIt, .together, .keepBack, .agreed, .ratherNot,
    .ring, .doNotRing, .ringAsYouLike, .first, .last, .anyOrder, .needsSomebody, .cancelMe, .doNotDouble,
    .wellDone, .myFault, .understood,
  ]
}

extension ForestCard {
  static let all: [ForestCard] = [
    .crow, .bat, .moth, .spider4, .spider5, .cat, .owl, .wolf, .jackalope, .deer, .raccoon, .snake,
  ]
}

extension CharacterKind {
  static let all: [CharacterKind] = [
    .alchemist, .gambler, .golem, .knight, .lady, .machine, .merchants, .oracle, .parasite, .reverser,
    .sorcerer, .troublemakers, .druidess, .powerful, .stoic,
  ]
}
