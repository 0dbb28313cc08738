import DouzeCore
import Foundation

/// What is in a file that a person or another app chose. One that is too large comes one byte too long, and the core
/// says so.
public func contents(of url: URL) async throws -> Data {
  try await inBackground { try coordinated(url) { try contents(of: $0, most: Int(maxFile()) + 1) } }
}

/// The beginning of a file, not longer than `most`.
func contents(of url: URL, most: Int) throws -> Data {
  let file = try FileHandle(forReadingFrom: url)
  defer { try? file.close() }
  var bytes = Data()
  while bytes.count < most, let part = try file.read(upToCount: min(1 << 20, most - bytes.count)),
    !part.isEmpty
  {
    bytes.append(part)
  }
  return bytes
}

/// Others may be writing the file, or it may still be in a cloud.
private func coordinated(_ url: URL, read: (URL) throws -> Data) throws -> Data {
  #if canImport(Darwin)
    let scoped = url.startAccessingSecurityScopedResource()
    defer { if scoped { url.stopAccessingSecurityScopedResource() } }
    var failure: NSError?
    var result = Result<Data, any Error> { throw CocoaError(.fileReadUnknown) }
    NSFileCoordinator().coordinate(readingItemAt: url, options: .withoutChanges, error: &failure) { url in
      result = Result { try read(url) }
    }
    if let failure { throw failure }
    return try result.get()
  #else
    return try read(url)
  #endif
}
