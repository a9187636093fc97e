#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file that one process, and one thread in it, holds at a time.
///
/// It is given back with its last use, and when its holder ends, however that happens.
public struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the lock is free.
  public init(path: String) throws(SystemError) {
    let descriptor = try Self.open(path)
    while flock(descriptor, LOCK_EX) != 0 {
      let error = SystemError.last
      guard error.code == EINTR else {
        close(descriptor)
        throw error
      }
    }
    self.descriptor = descriptor
  }

  /// Waits until the lock is free, or nobody wants it any longer.
  ///
  /// - Parameter isCancelled: asked a hundred times a second; the answer yes ends the waiting.
  /// - Returns: nothing when the waiting was cancelled.
  public init?(path: String, isCancelled: () -> Bool) throws(SystemError) {
    let descriptor = try Self.open(path)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = SystemError.last
      guard error.code == EWOULDBLOCK || error.code == EINTR else {
        close(descriptor)
        throw error
      }
      if isCancelled() {
        close(descriptor)
        return nil
      }
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  /// Takes the lock if it is free.
  public init?(ifFreeAt path: String) {
    guard let descriptor = try? Self.open(path) else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Does some work before the lock is given back.
  public consuming func whileHeld<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  private static func open(_ path: String) throws(SystemError) -> Int32 {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    #elseif canImport(Darwin)
      let descriptor = Darwin.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    #endif
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}
