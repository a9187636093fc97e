import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns signals into bytes that a poll loop can wait for.
enum SignalPipe {
  enum Signal: UInt8 {
    case interrupt = 1
    case resize = 2
  }

  private static let wasInterrupted = Atomic<Bool>(false)
  private static let descriptors = Atomic<UInt64>(0)

  /// The descriptor that is readable when a signal has come.
  static var descriptor: Int32 { Int32(truncatingIfNeeded: descriptors.load(ordering: .relaxed) >> 32) }

  /// Whether Ctrl-C was pressed since `forgetInterrupt()`: what a long command asks now and then.
  static var isInterrupted: Bool { wasInterrupted.load(ordering: .relaxed) }

  static func forgetInterrupt() {
    wasInterrupted.store(false, ordering: .relaxed)
  }

  /// Begins to listen to Ctrl-C and to changes of the window's size.
  static func install() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptors.store(UInt64(ends[0]) << 32 | UInt64(ends[1]), ordering: .relaxed)
    signal(SIGINT) { _ in
      SignalPipe.wasInterrupted.store(true, ordering: .relaxed)
      SignalPipe.write(.interrupt)
    }
    signal(SIGWINCH) { _ in SignalPipe.write(.resize) }
  }

  /// The signals that came since the last call.
  static func takeSignals() -> [Signal] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].compactMap(Signal.init) : []
  }

  private static func write(_ signal: Signal) {
    var byte = signal.rawValue
    let descriptor = Int32(truncatingIfNeeded: descriptors.load(ordering: .relaxed) & 0xffff_ffff)
    let saved = errno
    #if canImport(Glibc)
      _ = Glibc.write(descriptor, &byte, 1)
    #elseif canImport(Musl)
      _ = Musl.write(descriptor, &byte, 1)
    #elseif canImport(Darwin)
      _ = Darwin.write(descriptor, &byte, 1)
    #endif
    errno = saved
  }
}
