import LibC

/// The two ends of a pipe, neither of which a child process inherits by accident.
public struct DescriptorPair: Sendable {
  /// The end that is read.
  public let reading: Descriptor
  /// The end that is written.
  public let writing: Descriptor

  /// Creates a pipe.
  public static func pipe() throws(SystemError) -> DescriptorPair {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { throw .last }
    let (reading, writing) = (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
    return DescriptorPair(reading: try reading.raised(), writing: try writing.raised())
  }

  private static func openPipe(_ ends: inout [Int32]) -> Int32 {
    // Another thread may start a child at any moment, so both are closed to it from the beginning, if the system can.
    #if canImport(Darwin)
      LibC.pipe(&ends)
    #else
      pipe2(&ends, O_CLOEXEC)
    #endif
  }
}

#if !canImport(Darwin)
  /// glibc and musl have it, and hide its declaration from strict POSIX code.
  @_silgen_name("pipe2")
  private func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
#endif
