import DouzeCore
import DouzeKit
import SwiftUI

/// The whole book as a file, and files from elsewhere; what each does stands below it.
struct BookFiles: View {
  let view: ChronicleView
  let desk: any FileTransfer

  var body: some View {
    VStack(alignment: .leading, spacing: bookGap) {
      ForEach(view.exports, id: \.label) { export in
        offer(export.hint) { ExportButton(view: export, desk: desk, style: .smallStrong).wide() }
      }
      offer(view.import.hint) {
        OwnButton(
          label: view.import.label, onClick: { desk.import(endings: view.import.endings) },
          hint: view.import.hint, style: .smallStrong
        ).wide()
      }
    }
    .padding(bookGap)
    .panel()
  }

  private func offer(_ hint: String, @ViewBuilder button: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      button()
      // The button says it.
      SoftWords(text: hint).accessibilityHidden(true)
    }
  }
}
