#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads from a descriptor without ever waiting longer than it must.
final class DescriptorReader {
  let descriptor: Int32
  private(set) var isAtEnd = false
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
  func readAvailable() -> ArraySlice<UInt8> {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else {
      isAtEnd = true
      return []
    }
    return chunk[..<count]
  }
}
