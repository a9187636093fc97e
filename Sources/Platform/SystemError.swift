import LibC

/// The failure of a call to the operating system.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number: `ENOENT`.
  public let code: Int32

  /// An error with the system's number.
  public init(code: Int32) {
    self.code = code
  }

  /// The reason why the last call failed.
  public static var last: SystemError { SystemError(code: errno) }

  /// In the system's own words: `No such file or directory`.
  public var description: String { String(cString: strerror(code)) }
}
