import DouzeCore
import SwiftUI

/// A card, a score or a value explained; `send` nil: it cannot be closed, and leads nowhere.
struct Inspect: View {
  let view: InspectView
  let send: Send?
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      HStack(spacing: 12) {
        if let face = view.face { OpenCard(face: face, side: 48) }
        Heading(text: view.title, style: .strong)
          .frame(maxWidth: .infinity, alignment: .leading)
        if let send { SignButton(view: view.close, sign: Signs.close, send: send) }
      }
      if let rule = view.rule { SoftWords(text: rule) }
      if !view.receipts.isEmpty { Receipts(receipts: view.receipts, send: send) }
      if let total = view.total { AppText(text: total, style: .strong, colour: accent) }
      if let send, let more = view.more { QuietButton(view: more, send: send, style: .smallStrong) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }
}

/// The steps of an account, the first first.
struct Receipts: View {
  let receipts: [ReceiptView]
  let send: Send?

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(Array(receipts.enumerated()), id: \.offset) { _, receipt in
        Receipt(view: receipt, send: send)
      }
    }
  }
}

/// A step of an account, with the way to its rule.
struct Receipt: View {
  let view: ReceiptView
  let send: Send?
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if letters.isAccessibilitySize { below } else { beside }
  }

  /// The sentence below what it is about: it has the whole width.
  private var below: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 10) {
        if let face = view.face { OpenCard(face: face, side: 40) }
        if !view.points.isEmpty {
          AppText(text: view.points, style: .strong).frame(maxWidth: .infinity, alignment: .leading)
        }
        way
      }
      AppText(text: view.sentence, style: .small)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var beside: some View {
    HStack(spacing: 2) {
      HStack(spacing: 10) {
        if let face = view.face { OpenCard(face: face, side: 40) }
        AppText(text: view.sentence, style: .small)
          .frame(maxWidth: .infinity, alignment: .leading)
        if !view.points.isEmpty { AppText(text: view.points, style: .strong) }
      }
      .accessibilityElement(children: .combine)
      way
    }
  }

  @ViewBuilder private var way: some View {
    if let send, let rule = view.rule {
      SignButton(view: rule, sign: Signs.book, send: send, ink: tokens.inkSoft)
    }
  }
}
