import LibC

/// An open file of this process, closed when its last reference is released.
public final class Descriptor: Sendable {
  /// The system's file descriptor.
  public let number: Int32

  /// Takes ownership of an open file, which nobody else may close from now on.
  public init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// A duplicate with a number outside the range in which child processes expect their own files, closed in every child
  /// that it is not passed to.
  func raised() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 16)
    guard copy >= 0 else { throw .last }
    return Descriptor(owning: copy)
  }

  /// Writes all bytes, or as many as can be written: if nobody reads any longer, the rest is dropped.
  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
