#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of this process. It is closed with its last use.
public final class Descriptor: Sendable {
  /// The system's number for it.
  public let number: Int32

  /// Takes over an open file, which nobody else may close from now on.
  public init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// The same open file under another number: out of the range in which child processes expect their own, and kept from
  /// those that it is not given to.
  func raised() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 16)
    guard copy >= 0 else { throw .last }
    return Descriptor(owning: copy)
  }

  /// Writes all bytes, or as many as can be written: where nobody reads any longer, the rest is dropped.
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
