import DouzeCore
import SwiftUI

private let cardShape = RoundedRectangle(cornerRadius: 8)

/// The dilemma of this turn, as a card: its picture, name, bells, targets as they stand, value, what it brings and what
/// it costs.
struct DilemmaCard: View {
  let view: DilemmaView
  let tween: Tween<CouncilFrame>
  /// There is room for all words; else it takes the height that it is given, and letters become smaller.
  let roomy: Bool
  /// It is broad: words are large, in a height that is given, too.
  var broad = false
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  private var large: Bool { roomy || broad }

  var body: some View {
    fitted
      .frame(maxWidth: .infinity, maxHeight: roomy ? nil : .infinity, alignment: .topLeading)
      .background(tokens.ivory)
      .clipShape(cardShape)
      .overlay {
        ZStack {
          cardShape.strokeBorder(tokens.gilt, lineWidth: 2.2)
          if marked { cardShape.strokeBorder(edge, lineWidth: 4).padding(-3) }
        }
        .silent()
      }
      .shadow(color: tokens.shadow.opacity(0.4), radius: 4, y: 3)
      .press(spoken: view.spoken, shape: cardShape, intent: view.explain, send: send, veil: tokens.ivoryInk)
  }

  /// In a height that is given, words have the room first: the picture has what they leave, or is faintly behind them; then the
  /// note goes, which is spoken and explained, then the size of letters.
  @ViewBuilder private var fitted: some View {
    if letters.isAccessibilitySize {
      lines(noted: true).padding(12)
    } else if roomy {
      pictured(noted: true, height: 96)
    } else {
      ViewThatFits(in: .vertical) {
        pictured(noted: true, height: 34)
        worded(noted: true)
        worded(noted: false)
        worded(noted: false).dynamicTypeSize(.xSmall)
      }
      .background { picture.opacity(0.2) }
    }
  }

  private var picture: some View { ArtPicture(art: dilemma(Int(view.number) - 1), crop: .cover) }

  private func worded(noted: Bool) -> some View {
    lines(noted: noted, belled: true).padding(.horizontal, 8).padding(.vertical, 5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func pictured(noted: Bool, height: CGFloat) -> some View {
    VStack(spacing: 0) {
      picture
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: roomy ? height : .infinity)
        .clipped()
        .overlay(alignment: .topTrailing) { Bells(view: view, tween: tween, side: 28).padding(6) }
      Rectangle().fill(tokens.gold).frame(height: 2)
      lines(noted: noted).padding(.horizontal, roomy ? 12 : 8).padding(.vertical, roomy ? 8 : 4)
        .background(tokens.ivory)
        // The picture has what words leave.
        .layoutPriority(1)
    }
  }

  private func lines(noted: Bool, belled: Bool = false) -> some View {
    VStack(alignment: .leading, spacing: large ? Space.small : 2) {
      if roomy { OneLine(text: view.label, style: .small, colour: tokens.ivorySoft) }
      OneLine(text: view.name, style: large ? .title : .value, colour: tokens.ivoryInk, align: .center)
        .frame(maxWidth: .infinity, alignment: large ? .leading : .center)
      FlowRow(spacing: 8, lineSpacing: 2) {
        ForEach(Array(view.targets.enumerated()), id: \.offset) { Target(view: $1, side: signs(24)) }
        if belled { Bells(view: view, tween: tween, side: 22) }
        if !view.value.isEmpty {
          OneLine(text: view.value, style: large ? .strong : .note, colour: tokens.ivoryInk)
        }
      }
      Rectangle().fill(tokens.goldShade).frame(height: 0.8)
      effects(good: true, view.reward)
      effects(good: false, view.penalty)
      if noted, !view.note.isEmpty { fitting(view.note, tokens.ivorySoft) }
    }
  }

  @ViewBuilder
  private func effects(good: Bool, _ sentences: [String]) -> some View {
    let told = sentences.joined(separator: " ")
    if !told.isEmpty {
      HStack(alignment: .top, spacing: 6) {
        Piece(letters.isAccessibilitySize ? 28 : large ? 17 : 15, units: 18) {
          VerdictSign.paint($0, good: good)
        }
        fitting(told, tokens.ivoryInk)
      }
    }
  }

  /// Few lines where letters are small; large ones take what they need.
  private func fitting(_ text: String, _ colour: Color) -> some View {
    OneLine(text: text, style: large ? .small : .note, colour: colour, lines: 8)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Signs beside words are as high as these.
  private func signs(_ least: CGFloat) -> CGFloat {
    if letters.isAccessibilitySize { return 44 }
    return large ? 32 : least
  }

  /// The beat reports whether it is solved.
  private var solved: Bool? {
    if case .dilemmaDone(let solved) = tween.moves { solved } else { nil }
  }

  private var marked: Bool { solved != nil || view.public }

  private var edge: Color {
    if let solved { return solved ? rgb(0x57C79A) : rgb(0xF08A8A) }
    return tokens.legal
  }
}

/// A tick on green or a cross on red, on a twelve of 16.
enum VerdictSign {
  static func paint(_ context: GraphicsContext, good: Bool) {
    context.fill(.ngon(.zero, 8), with: .color(rgb(good ? 0x1E7A56 : 0xB3202E)))
    let mark = good ? Path.check(CGPoint(x: 0, y: -1), 0.95) : Path.cross(.zero, 3)
    context.stroke(
      mark, with: .color(.white), style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
  }
}

/// As many as the dilemma is hard; they swing when they are rung.
private struct Bells: View {
  let view: DilemmaView
  let tween: Tween<CouncilFrame>
  let side: CGFloat

  var body: some View {
    Beating(tween: tween, on: tween.moves == .bellsRung) { done in
      HStack(spacing: -2) {
        ForEach(0..<max(0, Int(view.bells)), id: \.self) { _ in
          Piece(side, units: 34) { context in
            context.fill(.ngon(.zero, 16), with: .color(rgb(0x0A1238, 0.9)))
            context.stroke(.ngon(.zero, 16), with: .color(Gold.flat), lineWidth: view.public ? 2.4 : 1)
            Bell.paint(context.placed(CGPoint(x: 0, y: 1), scale: 0.66))
          }
          .rotationEffect(.degrees(12 * sin(2 * .pi * 3 * done) * (1 - done)))
        }
      }
    }
  }
}

/// The values of a target, a pentagon each: lit where the die shows one of them, green with a second edge once it is met.
private struct Target: View {
  let view: TargetView
  let side: CGFloat

  @Environment(\.tokens) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(view.faces, id: \.self) { face in
          Piece(side, units: side) { TargetSign.paint($0, face: face, of: view, side: side) }
        }
      }
      .background { if view.on { Capsule().fill(rgb(0xFFC65A, 0.4)) } }
      if let changed = view.changed { OneLine(text: changed, style: .note, colour: tokens.ivorySoft) }
    }
  }
}

/// A value of a target on its pentagon.
enum TargetSign {
  static let violet = rgb(0x6A2FC0)

  static func paint(_ context: GraphicsContext, face: Int32, of target: TargetView, side: CGFloat) {
    let at = CGPoint(x: 0, y: side * 0.03)
    let met = target.on || target.met
    context.fill(.ngon(at, side / 2, 5, turned: 0), with: .color(met ? rgb(0x1E7A56) : violet))
    context.stroke(
      .ngon(at, side / 2 - 1, 5, turned: 0),
      with: .color(target.on ? rgb(0xFFD98A) : rgb(met ? 0x06301F : 0x3A1478)), lineWidth: target.on ? 2 : 1)
    context.stroke(
      .ngon(at, side * 0.4, 5, turned: 0), with: .color(met ? .white : rgb(0xE9D9FF)),
      lineWidth: met ? 1.2 : 0.6)
    context.draw(
      Text(verbatim: "\(face)").font(.custom(DisplayFont.name, fixedSize: side * 0.55)).foregroundStyle(
        .white),
      at: at, anchor: .center)
  }
}
