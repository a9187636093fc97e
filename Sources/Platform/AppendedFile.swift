import LibC

/// A file to which one process adds what it has to say; each addition is there as a whole, or will be taken back.
///
/// The process holds the file's lock for as long as the value lives. The lock goes with the process, however that ends.
public final class AppendedFile: Sendable {
  private let descriptor: Descriptor

  /// Makes a file that is not there yet.
  ///
  /// - Returns: nil if there is one.
  public convenience init?(new path: String) throws(SystemError) {
    do throws(SystemError) {
      try self.init(path, O_CREAT | O_EXCL)
    } catch {
      guard error.code == EEXIST else { throw error }
      return nil
    }
  }

  /// Takes a file over that nobody else holds.
  ///
  /// - Returns: nil if somebody does, or if there is no such file.
  public convenience init?(heldByNobody path: String) {
    do throws(SystemError) {
      try self.init(path, 0)
    } catch {
      return nil
    }
  }

  private init(_ path: String, _ flags: Int32) throws(SystemError) {
    let number = open(path, flags | O_RDWR | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
    descriptor = Descriptor(owning: number)
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  deinit {
    // Closing alone is too late while a process that is just being started has a copy of the descriptor.
    flock(descriptor.number, LOCK_UN)
  }

  /// Whether the file was taken away since.
  public var isGone: Bool {
    var status = stat()
    return fstat(descriptor.number, &status) != 0 || status.st_nlink == 0
  }

  /// Adds bytes at the end. Where not all of them can be written, the file stays as it was.
  public func append(_ bytes: [UInt8]) throws(SystemError) {
    let length = lseek(descriptor.number, 0, SEEK_END)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor.number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = SystemError.last
        ftruncate(descriptor.number, length)
        throw error
      }
      rest = rest.dropFirst(count)
    }
  }
}
