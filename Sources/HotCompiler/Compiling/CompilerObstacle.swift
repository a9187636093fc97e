import Foundation

/// What has kept the compiler from its work, although nothing is wrong with the code.
public enum CompilerObstacle: Hashable, Sendable {
  /// It was ended by somebody, or by the system for want of memory or time.
  case killed(signal: Int32)
  /// The system has refused it something, in the system's words: `No space left on device`.
  case refused(String)

  /// Nothing where it failed for reasons of its own, or of the code.
  init?(_ run: CompilerRun) {
    if let signal = Self.killer(of: run) {
      self = .killed(signal: signal)
    } else if let words = Self.refusals.first(where: run.output.contains) {
      self = .refused(words)
    } else {
      return nil
    }
  }

  /// The signal that has ended the driver, or what it has started. One that a crash sends says nothing of the outside.
  private static func killer(of run: CompilerRun) -> Int32? {
    if case .signal(let signal) = run.ending, outside.contains(signal) { return signal }
    if run.output.contains("unable to execute command: Killed") { return SIGKILL }
    let told = run.output.matches(of: /due to signal (\d+)/).compactMap { Int32($0.1) }
    return told.first(where: outside.contains)
  }

  private static let outside: Set<Int32> = [SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ]

  /// What a system says where the same code may well compile another time.
  private static let refusals =
    [ENOSPC, EDQUOT, ENOMEM, EMFILE, ENFILE, EROFS, EIO, EAGAIN].map { String(cString: strerror($0)) }
    + ["out of memory"]
}
