import LibC

/// Wakes a loop that waits for descriptors, from any thread.
public final class Bell: Sendable {
  private let pipe: DescriptorPair

  /// - Throws: `SystemError` where no pipe can be opened.
  public init() throws(SystemError) {
    pipe = try DescriptorPair.pipe()
    for end in [pipe.reading, pipe.writing] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
  }

  /// The descriptor that is readable from `ring()` on, until `silence()`.
  public var descriptor: Int32 { pipe.reading.number }

  /// Makes the descriptor readable.
  public func ring() { pipe.writing.write([1]) }

  /// Makes the descriptor unreadable again.
  public func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
