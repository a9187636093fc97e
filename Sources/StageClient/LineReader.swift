import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads from a descriptor without ever waiting longer than it must.
final class LineReader {
  let descriptor: Int32
  private(set) var isAtEnd = false
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65536)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether bytes wait to be read.
  var hasAvailable: Bool {
    guard !isAtEnd else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Reads the bytes that are there, or waits for the first; notices the end.
  @discardableResult
  func readAvailable() -> ArraySlice<UInt8> {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else {
      isAtEnd = true
      return []
    }
    buffer.append(contentsOf: chunk[..<count])
    return chunk[..<count]
  }

  /// The first whole line of what has been read, without its end.
  func nextLine() -> Data? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { buffer.removeSubrange(...end) }
    return Data(buffer[..<end])
  }
}
