import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that one process at a time can hold. It is free again when its holder ends, however that happens.
struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the file.
  init(path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno != EINTR else { continue }
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      close(descriptor)
      throw POSIXError(code)
    }
  }

  func unlock() {
    close(descriptor)
  }
}
