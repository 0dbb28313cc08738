import DouzeCore
import SwiftUI

/// The licences of all parts.
struct NoticesScreen: View {
  let view: NoticesView

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.small) {
        AppText(text: view.line)
        ForEach(Array(view.parts.enumerated()), id: \.offset) { _, part in
          Heading(text: part.licence).padding(.top, Space.small)
          ForEach(Array(part.lines.enumerated()), id: \.offset) { _, line in SoftWords(text: line) }
        }
      }
      .padding(Space.medium)
      .frame(maxWidth: 640)
      .frame(maxWidth: .infinity)
    }
  }
}
