import Foundation

/// Signature and header of a PNG file: what describes the picture stands behind them.
private let header = 8 + 25

/// The `png` with its alternative text, as the format's own "Description" (iTXt, not compressed).
func described(png: Data, text: String) -> Data {
  guard png.count >= header else { return png }
  // Keyword, end, not compressed, method 0, no language, no translated keyword.
  let data = Data("Description".utf8) + Data(count: 5) + Data(text.utf8)
  let chunk = Data("iTXt".utf8) + data
  let told = bytes(UInt32(data.count)) + chunk + bytes(checksum(chunk))
  return png.prefix(header) + told + png.dropFirst(header)
}

private func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

/// CRC-32 as PNG wants it.
private func checksum(_ data: Data) -> UInt32 {
  ~data.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
