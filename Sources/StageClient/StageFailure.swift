/// Why a stage's process ended.
public struct StageFailure: Error, Hashable, Sendable {
  /// What became of it.
  public enum Cause: Hashable, Sendable {
    /// The executable could not be started.
    case launch(path: String, reason: String)
    /// The app stopped itself: a failed precondition, a nil that was unwrapped, an index out of range…
    case trap(message: String?)
    /// The app called itself until the stack was used up.
    case recursion
    /// The app took more memory than its limit, in bytes.
    case memory(limit: Int)
    /// The app used up the processor time that the system lets it have.
    case outOfTime
    /// The app did not settle within its budget of real time.
    case hang(budget: Duration)
    /// The app ended the process, with this status.
    case exit(status: Int32)
    /// The app closed or wrote to what the shell and the stage talk through.
    case disconnected
    /// A signal that is not a trap's ended the process.
    case killed(signal: Int32)
    /// The user cancelled.
    case cancelled
  }

  /// What became of it.
  public let cause: Cause
  /// The calls of app code that were under way, the innermost first; a recursion's repeated calls only once.
  public let frames: [StackFrame]

  /// A failure, and where in the app's code it came.
  public init(_ cause: Cause, frames: [StackFrame] = []) {
    self.cause = cause
    self.frames = frames
  }
}
