import DouzeCore
import SwiftUI

/// What happened in a turn or a round, on a tablet: its heading, then a line for each thing, with who did it.
struct LogLines<Mark: View>: View {
  let heading: String
  let lines: [String]
  /// Before the line at a place.
  @ViewBuilder let mark: (Int) -> Mark

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Divided(text: heading, style: .name)
      ForEach(Array(lines.enumerated()), id: \.offset) { place, line in
        HStack(spacing: 8) {
          mark(place).frame(width: 34)
          AppText(text: line, style: .small).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .accessibilityElement(children: .contain)
  }
}
