import DouzeKit
import Foundation
import Observation
import UniformTypeIdentifiers

/// Files by the system's own pickers and share sheet. `Filing` shows what is asked; one thing at a time is.
@MainActor @Observable
final class PhoneFiles: Files {
  /// Types of which one file is to be chosen.
  private(set) var types: [UTType] = []
  var choosing = false
  /// What is to be written.
  private(set) var written: WrittenFile?
  var saving = false
  /// What is given away.
  private(set) var shared: [Any] = []
  var sharing = false

  /// The number of what is asked.
  @ObservationIgnored private var request = 0
  @ObservationIgnored private var chosen: CheckedContinuation<URL?, any Error>?
  @ObservationIgnored private var done: CheckedContinuation<Void, any Error>?

  func open(endings: [String]) async throws -> Data? {
    types = endings.map(type)
    begin()
    let url = try await withCheckedThrowingContinuation { answer in
      chosen = answer
      choosing = true
    }
    guard let url else { return nil }
    return try await contents(of: url)
  }

  func save(name: String, bytes: Data) async throws {
    written = WrittenFile(name: name, type: type(of: (name as NSString).pathExtension), bytes: bytes)
    defer { written = nil }
    begin()
    try await withCheckedThrowingContinuation { answer in
      done = answer
      saving = true
    }
  }

  func share(name: String, text: String) async throws {
    try await share([SharedText(text: text, subject: name)])
  }

  func share(name: String, png: Data, alt: String) async throws {
    // A file has a name, a picture alone has none.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared", isDirectory: true)
    // The one before this: another app may read its file for a while after the sheet is gone.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).png", isDirectory: false)
    try png.write(to: file, options: .atomic)
    try await share([file, alt])
  }

  /// The picker's answer; nil when nothing was chosen.
  func choose(_ result: Result<URL?, any Error>) {
    chosen?.resume(with: result)
    chosen = nil
  }

  /// The file is written, the sheet is closed, or neither; a person may have thought better of it.
  func finish(_ result: Result<Void, any Error>) {
    done?.resume(with: result)
    done = nil
  }

  /// A picker is gone. It may have been swept away, which not every system reports: the waiting caller gets that answer,
  /// unless the answer comes first.
  func close(after seconds: Double) {
    let request = request
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self, self.request == request else { return }
      choose(.success(nil))
      finish(.success(()))
    }
  }

  /// One thing at a time: nobody waits for an earlier one.
  private func begin() {
    request += 1
    choose(.success(nil))
    finish(.success(()))
  }

  private func share(_ things: [Any]) async throws {
    shared = things
    defer { shared = [] }
    begin()
    try await withCheckedThrowingContinuation { answer in
      done = answer
      sharing = true
    }
  }

  private func type(of ending: String) -> UTType { UTType(filenameExtension: ending) ?? .data }
}
