import LibC

/// A lock on a file that one process, and one thread in it, holds at a time.
///
/// It is released with its last use, and when its holder ends, however that happens.
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

  /// Waits until the lock is free, or the wait is cancelled.
  ///
  /// - Parameter isCancelled: called a hundred times a second; true ends the wait.
  /// - Returns: nil if the wait was cancelled.
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

  /// Takes the lock if it is free; otherwise returns nil.
  public init?(ifFreeAt path: String) {
    guard let descriptor = try? Self.open(path) else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Closing alone would not do: a child that is being started holds the descriptor, too, until it becomes its program.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Runs `work`, then releases the lock.
  public consuming func whileHeld<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  private static func open(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = LibC.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}
