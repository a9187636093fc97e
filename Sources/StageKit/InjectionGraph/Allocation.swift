@_spi(Stage) import Injection

/// Who has allocated an object.
struct Allocation: Sendable {
  /// Where in the trace that was.
  let moment: TraceMoment
  /// The registration whose factory did it itself, and not through a call that is in the trace.
  let factory: Origin?
  /// The object whose stored properties begin with this one, before its initialiser's own code runs.
  var owner: UInt64?
}
