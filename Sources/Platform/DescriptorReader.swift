import LibC

/// Reads from a descriptor without waiting longer than it must.
public final class DescriptorReader {
  /// The file that is read.
  public let descriptor: Descriptor
  /// Whether everything has been read.
  public private(set) var isAtEnd = false
  private var chunk = [UInt8](repeating: 0, count: 65536)

  /// A reader of an open file.
  public init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Whether there are bytes to be read, or the end to be noticed, now or within this many milliseconds.
  public func hasNews(within milliseconds: Int32 = 0) -> Bool {
    guard !isAtEnd else { return false }
    var entry = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads the available bytes, or waits for the first; notices the end.
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
