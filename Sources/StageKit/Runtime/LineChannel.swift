import LibC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lines of JSON from and to the shell, on descriptors of their own.
struct LineChannel {
  let input: Int32
  let output: Int32
  private var buffer: [UInt8] = []
  /// How many of the bytes have been searched in vain: a long line comes in many pieces.
  private var searched = 0

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Whether a whole line has been read already.
  var hasLine: Bool { endOfLine != nil }

  private var endOfLine: Int? { buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) }

  /// The next line, or nil when the shell cannot be heard: it has gone, or the app closed the descriptor.
  mutating func readLine() -> Data? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = endOfLine {
        defer {
          buffer.removeSubrange(...end)
          searched = 0
        }
        return Data(buffer[..<end])
      }
      searched = buffer.count
      let count = read(input, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(contentsOf: chunk[..<count])
    }
  }

  func write(_ line: Data) {
    var bytes = [UInt8](line)
    bytes.append(UInt8(ascii: "\n"))
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
