import DouzeCore
import SwiftUI

/// The symbol of a card: one die for the blue one, three for the one that touches all. The card's sentence says it.
struct SymbolMark: View {
  let symbol: DieSymbol
  let side: CGFloat

  var body: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2
      context.fill(.disc(middle, radius), with: .color(light))
      context.fill(.disc(middle, radius * 0.86), with: .color(symbol == .own ? rgb(0x1F5FB4) : rgb(0x8A4B14)))
      switch symbol {
      case .own: die(context, middle, radius * 0.52)
      case .all:
        for place in 0..<3 {
          die(context, middle.towards(-90 + 120 * CGFloat(place), radius * 0.4), radius * 0.33)
        }
      }
    }
    .frame(width: side, height: side)
    .accessibilityHidden(true)
  }

  private let light = rgb(0xFFF3D6)

  private func die(_ context: GraphicsContext, _ middle: CGPoint, _ radius: CGFloat) {
    context.stroke(.ngon(middle, radius, 5, turned: -90), with: .color(light), lineWidth: side * 0.08)
  }
}

private struct Turned: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The screen is upside down, for the person on the other side.
  var turned: Bool {
    get { self[Turned.self] }
    set { self[Turned.self] = newValue }
  }
}

extension View {
  /// Faces its own person: upside down unless the screen is so, too.
  func facing(_ turned: Bool) -> some View { modifier(Facing(turned: turned)) }
}

private struct Facing: ViewModifier {
  let turned: Bool
  @Environment(\.turned) private var screen

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(turned == screen ? 0 : 180))
  }
}
