// What instrumented app code calls. Its own declarations of these functions are generated when it is compiled.

/// Notes that a function of the app has been entered.
///
/// - Parameters:
///   - type: The type of the object that was called, where there is one already.
///   - site: What declares the function, its name with its labels, its file and its line, with tabs between them.
///   - arguments: The values for the labels, nothing for one that is not to be shown.
/// - Returns: What to hand to `atelier_trace_exit`.
@_silgen_name("atelier_trace_enter")
public nonisolated func traceEnter(_ type: Any.Type?, _ site: StaticString, _ arguments: [Any?]) -> Int {
  TraceRecorder.shared.enter(site, type: type, arguments: arguments)
}

/// Notes that a closure has begun which app code passed to a function; it counts as a call only where others than its own
/// type run it.
///
/// - Parameter site: As for a function.
/// - Returns: What to hand to `atelier_trace_exit`.
@_silgen_name("atelier_trace_closure")
public nonisolated func traceClosure(_ site: StaticString) -> Int {
  TraceRecorder.shared.enterClosure(site)
}

/// Notes that a function of the app has been left.
@_silgen_name("atelier_trace_exit")
public nonisolated func traceExit(_ token: Int) {
  TraceRecorder.shared.exit(token)
}
