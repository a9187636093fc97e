#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two connected descriptors, of which neither reaches a child process by accident.
public struct DescriptorPair: Sendable {
  /// Where a pipe is read.
  public let reading: Int32
  /// Where a pipe is written.
  public let writing: Int32

  /// A pipe.
  public static func pipe() throws(SystemError) -> DescriptorPair {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let status = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let status = Musl.pipe(&ends)
    #elseif canImport(Darwin)
      let status = Darwin.pipe(&ends)
    #endif
    guard status == 0 else { throw .last }
    return DescriptorPair(reading: kept(ends[0]), writing: kept(ends[1]))
  }

  /// Keeps a descriptor from child processes, and out of the range in which they expect their own.
  private static func kept(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    guard moved >= 0 else { return descriptor }
    close(descriptor)
    return moved
  }
}
