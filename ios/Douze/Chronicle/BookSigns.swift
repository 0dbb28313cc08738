import DouzeCore
import SwiftUI

extension Tokens {
  /// The colour of a verdict, 0 to 5.
  func verdict(_ band: Int32) -> Color {
    switch band {
    case ...0: verdict1
    case 1: verdict2
    case 2: verdict3
    case 3: verdict4
    case 4: verdict5
    default: verdict6
    }
  }
}

/// A verdict as a shape: six steps that rise, as many of them coloured as it is high.
struct BandMark: View {
  let band: Int32
  let size: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      let width = size.width / (Self.steps + (Self.steps - 1) * Self.gap)
      for step in 0..<Int(Self.steps) {
        let height = size.height * CGFloat(step + 2) / (Self.steps + 1)
        let left = CGFloat(step) * width * (1 + Self.gap)
        let bar = Path(CGRect(x: left, y: size.height - height, width: width, height: height))
        context.fill(bar, with: .color(step <= band ? tokens.verdict(band) : tokens.hairline))
      }
    }
    .frame(width: size, height: size)
    .accessibilityHidden(true)
  }

  private static let steps: CGFloat = 6
  private static let gap = 0.4
}

/// Who sits on the throne: a character, a person, or nobody on an empty one.
struct ThronePicture: View {
  let view: ThroneView
  let side: CGFloat
  @Environment(\.tokens) private var tokens
  @Environment(\.accent) private var accent

  var body: some View {
    if let character = view.character {
      CharacterCard(view: character, side: side).accessibilityHidden(true)
    } else {
      seat.frame(width: side, height: side).accessibilityHidden(true)
    }
  }

  @ViewBuilder private var seat: some View {
    let shape = RoundedRectangle(cornerRadius: side * 0.18)
    if view.vacant {
      Picture(image: Emblem.throne.sign, colour: tokens.line, size: side * 0.7)
        .frame(width: side, height: side)
        .framed(shape, fill: .clear, edge: tokens.line)
    } else {
      Picture(image: Emblem.king.sign, colour: tokens.onAccent, size: side * 0.7)
        .frame(width: side, height: side)
        .framed(shape, fill: accent, edge: nil)
    }
  }
}

/// Won: a tick on a filled round; lost: a cross in a ring.
struct OutcomeMark: View {
  let won: Bool
  let side: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    ZStack {
      if won {
        Circle().fill(tokens.targetMet)
        Picture(image: Signs.check, colour: tokens.onAccent, size: side * 0.7)
      } else {
        Circle().strokeBorder(tokens.struck, lineWidth: 1.5)
        Picture(image: Signs.close, colour: tokens.struck, size: side * 0.7)
      }
    }
    .frame(width: side, height: side)
    .accessibilityHidden(true)
  }
}

/// Which part of a list is shown, and the ways to the others.
struct ListWindow: View {
  let view: WindowView
  let send: Send

  var body: some View {
    if !view.line.isEmpty || view.newer != nil || view.older != nil {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: Space.small) {
          SoftWords(text: view.line)
          Spacer(minLength: 0)
          buttons
        }
        VStack(alignment: .leading, spacing: Space.tiny) {
          SoftWords(text: view.line)
          FlowRow { buttons }
        }
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    if let newer = view.newer { QuietButton(view: newer, send: send, style: .smallStrong) }
    if let older = view.older { QuietButton(view: older, send: send, style: .smallStrong) }
  }
}
