import Foundation

/// Why the compiler failed although nothing is wrong with the code.
public enum CompilerObstacle: Hashable, Sendable {
  /// It was killed: by a user, or by the system because memory ran out.
  case killed(signal: Int32)
  /// It used up the processor time that the system lets a process have.
  case outOfTime
  /// The system refused something, in the system's words: `No space left on device`.
  case refused(String)

  /// Returns nil if the compiler failed for reasons of its own, or of the code.
  init?(_ run: CompilerRun) {
    if let signal = Self.killer(of: run) {
      let isOutOfTime = signal == SIGXCPU || signal == SIGKILL && run.isOutOfTime
      self = isOutOfTime ? .outOfTime : .killed(signal: signal)
    } else if let words = Self.refusals.first(where: run.output.contains) {
      self = .refused(words)
    } else {
      return nil
    }
  }

  /// The signal that ended the driver or a process that it started; nil for the signal of a crash, which has causes
  /// inside.
  private static func killer(of run: CompilerRun) -> Int32? {
    if run.ending == .outOfTime { return SIGXCPU }
    if case .signal(let signal) = run.ending, outside.contains(signal) { return signal }
    if run.output.contains("unable to execute command: Killed") { return SIGKILL }
    let told = run.output.matches(of: /due to signal (\d+)/).compactMap { Int32($0.1) }
    return told.first(where: outside.contains)
  }

  private static let outside: Set<Int32> = [SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ]

  /// What the system says when the same code may well compile another time.
  private static let refusals =
    [ENOSPC, EDQUOT, ENOMEM, EMFILE, ENFILE, EROFS, EIO, EAGAIN].map { String(cString: strerror($0)) }
    + ["out of memory", "error opening input file"]
}
