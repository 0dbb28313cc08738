import DouzeCore
import SwiftUI

/// Something to type. While it is typed the letters are the person's own; the core's answer counts afterwards.
struct Field: View {
  let view: FieldView
  let onType: @MainActor (String) -> Void
  /// The field is left.
  var onLeave: @MainActor () -> Void = {}
  var keyboard = UIKeyboardType.default
  @Environment(\.tokens) private var tokens
  /// What is being typed; nil while the core's value is shown.
  @State private var typed: String?
  @FocusState private var focused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      SoftWords(text: view.label).accessibilityHidden(true)
      letters
      if let below {
        AppText(text: below, style: .small, colour: view.error == nil ? tokens.inkSoft : tokens.danger)
          .accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: focused) { _, now in
      typed = now ? view.value : nil
      if !now { onLeave() }
    }
    // What is too long is taken back only now: the system's field forgets letters that it has seen shown.
    .onChange(of: typed) { before, now in
      if let now, !fits(now) { typed = before }
    }
  }

  private var letters: some View {
    TextField(view.label, text: text, prompt: Text(verbatim: ""))
      .font(Typography.body.font)
      .foregroundStyle(tokens.plaqueInk(active: false))
      .keyboardType(keyboard)
      .autocorrectionDisabled()
      .focused($focused)
      .padding(.horizontal, 12)
      .padding(.vertical, Space.small)
      .frame(minHeight: Space.touch)
      // The system's field takes touches on its letters only.
      .background { Color.clear.contentShape(Rectangle()).onTapGesture { focused = true } }
      .typedOn(focused: focused, wrong: view.error != nil)
      .accessibilityLabel(view.label)
      .accessibilityHint(below ?? "")
  }

  private var below: String? { view.error ?? view.hint }

  private var text: Binding<String> {
    Binding(
      get: { @MainActor in typed ?? view.value },
      set: { @MainActor new in
        // The system sets it once more when the keyboard goes; nothing is sent then.
        guard new != typed ?? view.value else { return }
        typed = new
        if fits(new) { onType(new) }
      })
  }

  private func fits(_ text: String) -> Bool { text.unicodeScalars.count <= Int(view.limit) }
}

extension View {
  /// The plaque on which something is typed.
  func typedOn(focused: Bool, wrong: Bool) -> some View {
    modifier(TypedOn(focused: focused, wrong: wrong))
  }
}

/// In a hairline of gold, a broad one while letters go there; red while they are wrong.
private struct TypedOn: ViewModifier {
  let focused: Bool
  let wrong: Bool
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    let plaque = content.background(buttonShape.fill(tokens.plaque(active: false)))
    if wrong {
      plaque.overlay { buttonShape.strokeBorder(tokens.danger, lineWidth: 2).allowsHitTesting(false) }
    } else {
      plaque.gilded(buttonShape, width: focused ? 2.6 : 1)
    }
  }
}
