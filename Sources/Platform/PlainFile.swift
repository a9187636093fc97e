import LibC

/// A regular file, read with as few calls of the system as there can be: thousands are read at a time.
public enum PlainFile {
  /// What is in a file; `nil` if it is not a regular one or cannot be read.
  ///
  /// Links are followed. A pipe is not waited for.
  public static func bytes(at path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var isWhole = true
    // One more than there should be, to see the end with the same call.
    let size = Int(status.st_size) + 1
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let number = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if number < 0, errno == EINTR { continue }
        if number > 0 { count += number }
        if number <= 0 {
          isWhole = number == 0
          return
        }
      }
      // It has grown meanwhile.
      isWhole = false
    }
    return isWhole ? bytes : nil
  }

  /// How large a file is, and when it was last written, in seconds since 1970; `nil` if there is none.
  public static func sizeAndTime(of path: String) -> (size: Int, time: Double)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (Int(status.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Whether a path leads to a symbolic link.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
