/// A point between the calls of a trace.
struct TraceMoment: Hashable, Sendable {
  /// Counts the events; not the number that people see, since refused events count too.
  let event: Int
  /// The token of the call that runs on this thread, or that started what does.
  let call: Int?
  /// The number of calls of the event before it.
  let position: Int
}
