import DouzeCore
import DouzeKit
import Foundation
import SwiftUI
import Testing

@testable import Douze

private let phone = CGSize(width: 390, height: 844)

/// What canvases draw. Where there is a folder `target/drawings`, each of them is put there as SVG, to be looked at: its
/// letters are another renderer's, and only what is in a canvas is seen.
@MainActor @Suite struct DrawingsTests {
  private func draw(_ name: String, _ size: CGSize, _ view: some View) throws {
    let sheet = Sheet()
    let host = SwiftUI.Host(size: size) { view }
    host.sheet = sheet
    _ = host.read()
    let svg = sheet.svg(size)
    #expect(svg.contains("<path"), "\(name)")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../target/drawings")
    if FileManager.default.fileExists(atPath: folder.path) {
      try svg.write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
    }
  }

  private func canvas(
    _ name: String, _ size: CGSize, _ ground: UInt32 = 0x24222A,
    _ paint: @escaping (GraphicsContext, CGSize) -> Void
  ) throws {
    try draw(
      name, size,
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(rgb(ground)))
        paint(context, size)
      })
  }

  @Test func dice() throws {
    let solid = DieBody(layout: [1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12])
    func face(_ face: Int32, _ selected: Bool) -> DieFace {
      DieFace(face: face, selected: selected, label: "") {}
    }
    try canvas("dice", CGSize(width: 760, height: 220), 0x8E1A2E) { context, _ in
      for (place, up) in [Int32(7), 3, 6, 10, 12].enumerated() {
        var rest = DieRest(solid)
        rest.lie(on: up)
        let side: CGFloat = [160, 105, 105, 84, 48][place]
        let at = context.placed(CGPoint(x: [20, 210, 345, 480, 600][place], y: 30))
        DieShadow.paint(at, side: side, lift: 0, shade: 1, sunk: place == 3)
        let reach = place == 0 ? [face(9, true), face(10, false)] : []
        DieInk(struck: place == 3, reachable: reach, targets: place == 2 ? [6, 3] : []).paint(
          at, solid, DieSight(rest.turn, side: side, margin: side * 0.015), side: side, numbers: 1)
        if place == 3 { WaxSeal.paint(at.placed(CGPoint(x: 67, y: 17)), 14) }
      }
    }
  }

  @Test func regalia() throws {
    try canvas("regalia", CGSize(width: 640, height: 120), 0x0A1238) { context, _ in
      func at(_ x: CGFloat, _ scale: CGFloat) -> GraphicsContext {
        context.placed(CGPoint(x: x, y: 60), scale: scale)
      }
      Coin.paint(at(40, 1), 26, "7")
      Coin.paint(at(100, 1), 26, "12", spent: true)
      Crown.paint(at(170, 1.4))
      Crown.outline(at(240, 1.4), Gold.flat)
      Bell.paint(at(300, 1.5))
      Acorn.paint(at(370, 1.2), towards: .degrees(0))
      Candle.paint(at(430, 1.6), lit: true)
      Candle.paint(at(470, 1.6), lit: false)
      for (place, state) in [CouncilWindow.State.solved, .rung, .failed, .now, .shut].enumerated() {
        CouncilWindow.paint(at(510 + 26 * CGFloat(place), 1.3), state)
      }
      MedallionInk.paint(context.placed(CGPoint(x: 40, y: 24), scale: 0.4), courtier(2))
    }
  }

  @Test(arguments: [Shade.night, .day])
  func grounds(shade: Shade) throws {
    for game in [GameKind?.none, .king, .council, .forest] {
      let tokens = Tokens.of(game, shade)
      let ink = GroundInk(
        tokens: tokens, game: game, day: shade == .day, focus: UnitPoint(x: 0.5, y: 0.1))
      try canvas("ground-\(game.map { "\($0)" } ?? "house")-\(shade)", phone) { context, size in
        ink.paint(context, size)
        switch game {
        case .king:
          let middle = CGPoint(x: 195, y: 280)
          KingFelt.paint(context, middle, CGSize(width: 192, height: 210), tokens)
          KingFelt.medallion(context, middle, 34)
        case .council: Dial.paint(context, CGPoint(x: 110, y: 250), 90, month: 0, tokens)
        case .forest:
          let woods = shade == .day ? Woods.day : .night
          woods.sky(context, CGPoint(x: 195, y: 110), 64, foot: 160, width: 390, scale: 0.9)
          Clearing.paint(context, CGPoint(x: 195, y: 400), CGSize(width: 210, height: 200), tokens)
          woods.edge(context, 560, 390, scale: 0.8)
          let places = PlaceInk(tokens: tokens, day: shade == .day)
          places.legal(context, CGRect(x: 60, y: 260, width: 64, height: 64), loud: true)
          places.legal(context, CGRect(x: 130, y: 260, width: 64, height: 64), loud: false)
          places.legal(context, CGRect(x: 200, y: 280, width: 64, height: 44), loud: true)
          places.arrow(
            context, CGRect(x: 270, y: 260, width: 44, height: 64), .degrees(180), chosen: true)
          places.arrow(context, CGRect(x: 320, y: 260, width: 44, height: 64), .degrees(90), chosen: false)
          for (place, seat) in [Int32(0), 1].enumerated() {
            let card = CardView(card: .wolf, seat: seat, name: "Wolf", number: "8", gentle: false)
            let box = CGRect(x: 80 + 110 * CGFloat(place), y: 380, width: 84, height: 84)
            AnimalCardInk(view: card, points: "3", selected: place == 0).paint(
              context.placed(box.origin, scale: 0.84))
            if place == 1 { places.latest(context, box) }
          }
          let tray = Path.skyline(from: 0, to: 390, at: 600, step: 10, half: 84)
          context.gild(tray, line: 1.8)
        case nil: break
        }
      }
    }
  }

  @Test func curtains() throws {
    try canvas("curtain", phone) { context, size in
      CurtainInk.paint(context, size, .of(portrait: 0), light: Tokens.kingDark.tableLight, x: 195, lift: 0)
    }
    try canvas("curtain-lifted", phone) { context, size in
      CurtainInk.paint(context, size, .of(portrait: 3), light: Tokens.kingDark.tableLight, x: 230, lift: 300)
    }
  }

  @Test func ends() throws {
    try canvas("crowned", CGSize(width: 380, height: 190), 0x3A0812) { context, size in
      CrownedInk.paint(context, size, FaceView(portrait: 1, colour: .emerald))
    }
    for won in [true, false] {
      try canvas(won ? "hall" : "gate", CGSize(width: 640, height: 360)) { context, size in
        let hall = HallInk(
          won: won, steps: [.solved, .public, .failed, .solved, .failed, .solved, .solved], seats: [0, 3, 8],
          ruler: won ? .sorcerer : nil, own: 320, foot: size.height)
        hall.ground(context, size)
        hall.paint(context, size, done: 1)
      }
    }
  }

  @Test func theWordOfTheHouse() throws {
    try draw("word", CGSize(width: 390, height: 156), WordMark(title: "DOUZE", scale: 1))
  }

  @Test func dilemmas() throws {
    try canvas("verdicts", CGSize(width: 220, height: 100)) { context, size in
      VerdictSign.paint(context.placed(CGPoint(x: 20, y: 20), scale: 1.6), good: true)
      VerdictSign.paint(context.placed(CGPoint(x: 60, y: 20), scale: 1.6), good: false)
    }
  }
}
