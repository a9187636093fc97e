import LibC
import Synchronization

/// Notices when app code ends the process, on whatever thread, and has the runtime report where.
enum ExitWatch {
  private static let isExpected = Atomic(false)

  /// The stage itself means to end.
  static func expectExit() {
    isExpected.store(true, ordering: .relaxed)
  }

  /// Asks the Swift runtime's crash reporter, which the shell switches on, for a backtrace at an unexpected `exit`.
  static func install() {
    atexit {
      if !ExitWatch.isExpected.load(ordering: .relaxed) { raise(SIGQUIT) }
    }
  }
}
