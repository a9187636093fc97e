/// A point between the calls of a trace.
struct TraceMoment: Hashable, Sendable {
  /// Counts the events; not the number that people see, since refused events count too.
  let event: Int
  /// The token of the call that runs on this thread, or that set going what does.
  let call: Int?
  /// How many calls of the event came before.
  let position: Int
}
