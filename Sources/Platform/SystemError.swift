#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for the reason: `ENOENT`.
  public let code: Int32

  /// An error with the system's number.
  public init(code: Int32) {
    self.code = code
  }

  /// The reason of the call that failed just now.
  static var last: SystemError { SystemError(code: errno) }

  /// In the system's own words: `No such file or directory`.
  public var description: String { String(cString: strerror(code)) }
}
