import DouzeCore
import DouzeKit
import SwiftUI

/// What is going on. `instead` is what stands there in quiet times. Those who do not see it hear it as it happens:
/// that is reported by the root, and here it can be read again.
struct Status: View {
  let status: String
  let table: TableContext
  var instead: String?
  /// There is little room.
  var tight = false
  /// It has this height whatever it says: a long sentence has smaller letters, then two lines.
  var height: CGFloat?
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    // Words change with a beat, not in between.
    ByBeat(clock: table.clock) { index in
      let happening = index.flatMap { table.clock?.beats[$0].sentence } ?? table.rejection
      let (text, colour) = (
        happening ?? instead ?? status, table.rejection == nil ? tokens.ink : tokens.danger
      )
      Group {
        if let height, !letters.isAccessibilitySize {
          Divided(text: text, style: tight ? .value : .plaque, colour: colour, lines: 2).frame(height: height)
        } else if tight {
          AppText(
            text: text, style: happening == nil && instead != nil ? .note : .value, colour: colour,
            align: .center)
        } else {
          Divided(text: text, style: .plaque, colour: colour)
        }
      }
      // Room for two lines: a longer sentence moves nothing.
      .frame(maxWidth: .infinity, minHeight: tight ? 34 : 38)
    }
    .spoken(told)
    .accessibilityAddTraits(.updatesFrequently)
  }

  private var told: String {
    (table.heard + [table.rejection, status].compactMap { $0 }).joined(separator: " ")
  }
}

/// The way to a hint (beside others as a sign), cancel (beside that sign, and `terse`: as a sign, too) and confirm (while
/// it is off, `hinted`: with the reason), or who is at work.
struct Decision: View {
  let confirm: ButtonView?
  let cancel: ButtonView?
  var askHint: ButtonView?
  let table: TableContext
  let tight: Bool
  var terse = false
  var hinted = true
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if let thinking = table.thinking {
      Thinking(view: thinking, percent: table.percent, moveNow: table.moveNow)
    } else if confirm != nil || cancel != nil || askHint != nil {
      VStack(spacing: Space.small) {
        if confirm != nil || cancel != nil { decision }
        if let askHint, worded {
          QuietButton(view: askHint, send: table.send, style: style, sign: Signs.hint)
        }
      }
    }
  }

  private var decision: some View {
    HStack(spacing: Space.small) {
      if let askHint, !worded { SignButton(view: askHint, sign: Signs.hint, send: table.send) }
      if let cancel { quiet(cancel) }
      if let confirm {
        MainButton(view: confirm, send: table.send, style: style, hinted: hinted).wide()
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// The hint has a line of its own, and so its words: where nothing else is to be pressed, or letters are large.
  private var worded: Bool { letters.isAccessibilitySize || (confirm == nil && cancel == nil) }

  private var style: Typography { tight ? .name : .plaque }

  @ViewBuilder private func quiet(_ cancel: ButtonView) -> some View {
    if terse || (askHint != nil && !worded) {
      SignButton(view: cancel, sign: Signs.close, send: table.send)
    } else {
      QuietButton(view: cancel, send: table.send, style: style)
    }
  }
}

private struct Thinking: View {
  let view: ThinkingView
  let percent: Int?
  let moveNow: @MainActor () -> Void
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: Space.small) {
      VStack(alignment: .leading, spacing: Space.tiny) {
        SoftWords(text: view.sentence).accessibilityHidden(true)
        SwiftUI.ProgressView(value: Double(percent ?? 0), total: 100)
          .tint(accent)
          .accessibilityLabel(view.sentence)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      OwnButton(label: view.moveNow, onClick: moveNow)
    }
  }
}
