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
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

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
      .press(spoken: view.spoken, shape: cardShape, onClick: { send(view.explain) }, veil: tokens.ivoryInk)
  }

  /// In a height that is given, first the note goes, which is spoken and explained, then the picture, then the size of letters.
  @ViewBuilder private var fitted: some View {
    if letters.isAccessibilitySize {
      lines(noted: true).padding(12)
    } else if roomy {
      pictured(noted: true, height: 96)
    } else {
      ViewThatFits(in: .vertical) {
        pictured(noted: true, height: 50)
        pictured(noted: false, height: 40)
        lines(noted: false).padding(8)
        lines(noted: false).padding(6).dynamicTypeSize(.xSmall)
      }
    }
  }

  private func pictured(noted: Bool, height: CGFloat) -> some View {
    VStack(spacing: 0) {
      ArtPicture(art: dilemma(Int(view.number) - 1), crop: .cover)
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: roomy ? height : .infinity)
        .clipped()
        .overlay(alignment: .topTrailing) { Bells(view: view, tween: tween).padding(6) }
      Rectangle().fill(tokens.gold).frame(height: 2)
      lines(noted: noted).padding(.horizontal, roomy ? 12 : 8).padding(.vertical, roomy ? 8 : 4)
        // The picture has what words leave.
        .layoutPriority(1)
    }
  }

  private func lines(noted: Bool) -> some View {
    VStack(alignment: .leading, spacing: roomy ? Space.small : 3) {
      if roomy { OneLine(text: view.label, style: .small, colour: tokens.ivorySoft) }
      OneLine(text: view.name, style: roomy ? .title : .name, colour: tokens.ivoryInk)
      FlowRow(spacing: 6, lineSpacing: 3) {
        ForEach(Array(view.targets.enumerated()), id: \.offset) {
          Target(view: $1, roomy: roomy, sign: signs(16))
        }
        if !view.value.isEmpty {
          OneLine(text: view.value, style: roomy ? .strong : .smallStrong, colour: tokens.ivoryInk)
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
        Piece(letters.isAccessibilitySize ? 28 : 17, units: 18) { VerdictSign.paint($0, good: good) }
        fitting(told, tokens.ivoryInk)
      }
    }
  }

  /// Few lines where letters are small; large ones take what they need.
  private func fitting(_ text: String, _ colour: Color) -> some View {
    OneLine(text: text, style: .small, colour: colour, lines: 8)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Signs beside words are as high as these.
  private func signs(_ least: CGFloat) -> CGFloat {
    if letters.isAccessibilitySize { return 28 }
    return roomy ? 20 : least
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

  var body: some View {
    Beating(tween: tween, on: tween.moves == .bellsRung) { done in
      HStack(spacing: -2) {
        ForEach(0..<max(0, Int(view.bells)), id: \.self) { _ in
          Piece(28, units: 34) { context in
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

/// Filled when the die shows one of its values, ticked when it is met.
private struct Target: View {
  let view: TargetView
  let roomy: Bool
  let sign: CGFloat

  @Environment(\.tokens) private var tokens

  private let chip = ChamferShape(cut: 5)
  private let violet = rgb(0x6A2FC0)

  var body: some View {
    HStack(spacing: 3) {
      if view.met { Picture(image: Signs.check, colour: ink, size: sign) }
      VStack(alignment: .leading, spacing: 0) {
        OneLine(text: view.label, style: .value, colour: ink)
        if let changed = view.changed { OneLine(text: changed, style: .small, colour: ink) }
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 1)
    .frame(minHeight: roomy ? 34 : 24)
    .background(chip.fill(view.on ? violet : .clear))
    .overlay(chip.strokeBorder(violet, lineWidth: 1.5))
  }

  private var ink: Color { view.on ? .white : violet }
}
