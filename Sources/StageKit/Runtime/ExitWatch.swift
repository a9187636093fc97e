#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notices when app code ends the process, and has the runtime report where.
@MainActor
enum ExitWatch {
  /// True once the stage itself means to end.
  static var isExpected = false

  /// Asks the Swift runtime's crash reporter, which the shell switches on, for a backtrace at an unexpected `exit`.
  static func install() {
    atexit {
      let isExpected = MainActor.assumeIsolated { ExitWatch.isExpected }
      if !isExpected { raise(SIGQUIT) }
    }
  }
}
