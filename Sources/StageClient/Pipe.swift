#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two descriptors, of which neither reaches a child process by accident.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(StageFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw StageFailure(.launch(path: "a pipe", reason: String(cString: strerror(errno))))
    }
    readEnd = Pipe.moved(ends[0])
    writeEnd = Pipe.moved(ends[1])
  }

  /// Moves a descriptor out of the range in which a child process expects its own.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    guard moved >= 0 else { return descriptor }
    close(descriptor)
    return moved
  }
}
