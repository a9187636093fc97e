#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads from a descriptor without ever waiting longer than it must.
public final class DescriptorReader {
  /// What is read.
  public let descriptor: Descriptor
  /// Whether there is nothing more to come.
  public private(set) var isAtEnd = false
  private var chunk = [UInt8](repeating: 0, count: 65536)

  /// A reader of an open file.
  public init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Whether there are bytes to be read, or the end to be noticed, now or within so many milliseconds.
  public func hasNews(within milliseconds: Int32 = 0) -> Bool {
    guard !isAtEnd else { return false }
    var entry = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads the bytes that are there, or waits for the first; notices the end.
  public func readAvailable() -> ArraySlice<UInt8> {
    let count = read(descriptor.number, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else {
      isAtEnd = true
      return []
    }
    return chunk[..<count]
  }
}
