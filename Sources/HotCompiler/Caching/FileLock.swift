import Foundation

/// A lock that one process, and one thread in it, holds at a time. It goes with its holder, however that ends.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the lock is free.
  init(path: String, isCancelled: () -> Bool) throws(CompileError) {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cache(path: path, reason: String(cString: strerror(errno))) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      guard reason == EWOULDBLOCK || reason == EINTR else {
        close(descriptor)
        throw .cache(path: path, reason: String(cString: strerror(reason)))
      }
      guard !isCancelled() else {
        close(descriptor)
        throw .cancelled
      }
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  /// Takes the lock if it is free.
  init?(ifFreeAt path: String) {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
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
  consuming func whileHeld<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    try work()
  }
}
