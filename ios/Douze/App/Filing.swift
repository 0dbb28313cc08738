import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Shows the pickers and the share sheet that `files` asks for.
struct Filing: ViewModifier {
  @Bindable var files: PhoneFiles

  func body(content: Content) -> some View {
    content
      // Each on a view of its own: two of them on one are known to shut each other out.
      .background { Color.clear.modifier(Choosing(files: files)) }
      .background { Color.clear.modifier(Saving(files: files)) }
      .sheet(isPresented: $files.sharing) {
        files.finish(.success(()))
      } content: {
        ShareSheet(things: files.shared) { files.sharing = false }.presentationDetents([.medium, .large])
      }
  }
}

private struct Choosing: ViewModifier {
  @Bindable var files: PhoneFiles

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: $files.choosing, allowedContentTypes: files.types, allowsMultipleSelection: false
      ) {
        files.choose($0.map(\.first))
      } onCancellation: {
        files.choose(.success(nil))
      }
      .onChange(of: files.choosing) { _, open in if !open { files.close(after: 1) } }
  }
}

private struct Saving: ViewModifier {
  @Bindable var files: PhoneFiles

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: $files.saving, document: files.written, contentTypes: [files.written?.type ?? .data],
        defaultFilename: files.written?.name
      ) {
        files.finish($0.map { _ in })
      } onCancellation: {
        files.finish(.success(()))
      }
      // Longer: the answer comes when the file is written, perhaps into a cloud.
      .onChange(of: files.saving) { _, open in if !open { files.close(after: 10) } }
  }
}

/// A file that is only written.
struct WrittenFile: FileDocument {
  static var readableContentTypes: [UTType] { [] }
  static var writableContentTypes: [UTType] {
    ["douze", "json", "csv"].compactMap { UTType(filenameExtension: $0) } + [.data]
  }

  let name: String
  let type: UTType
  let bytes: Data

  init(name: String, type: UTType, bytes: Data) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }

  init(configuration: ReadConfiguration) throws { throw CocoaError(.featureUnsupported) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: bytes)
  }
}

/// The system's sheet: to whom, or by which app.
private struct ShareSheet: UIViewControllerRepresentable {
  let things: [Any]
  let onDone: @MainActor () -> Void

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: things, applicationActivities: nil)
    // It would need a permission, and end an app that never asks for one.
    sheet.excludedActivityTypes = [.saveToCameraRoll]
    // It is in a sheet of ours, which does not close with it.
    sheet.completionWithItemsHandler = { _, _, _, _ in onDone() }
    return sheet
  }

  func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}

/// Words with a subject, for mail.
final class SharedText: NSObject, UIActivityItemSource {
  private let text: String
  private let subject: String

  init(text: String, subject: String) {
    self.text = text
    self.subject = subject
  }

  func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { text }

  func activityViewController(
    _ sheet: UIActivityViewController, itemForActivityType activity: UIActivity.ActivityType?
  ) -> Any? { text }

  func activityViewController(
    _ sheet: UIActivityViewController, subjectForActivityType activity: UIActivity.ActivityType?
  ) -> String { subject }
}
