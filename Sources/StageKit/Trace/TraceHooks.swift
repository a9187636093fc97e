import CStageHooks

// The functions that instrumented app code calls. The code's own declarations of them are generated when it is
// compiled.

/// Records that a function of the app was entered.
///
/// - Parameters:
///   - type: the type of the object that was called, if there is one already.
///   - site: the function's declaring type, its name with its labels, its file and its line, separated by tabs.
///   - arguments: the values for the labels, nil for one that is not to be shown.
/// - Returns: the token for `atelier_trace_exit`.
@_silgen_name("atelier_trace_enter")
public nonisolated func traceEnter(_ type: Any.Type?, _ site: StaticString, _ arguments: [Any?]) -> Int {
  TraceRecorder.shared.enter(site, type: type, arguments: arguments)
}

/// Records that a closure has begun which app code passed to a function; it counts as a call only if another type than
/// its own runs it.
///
/// - Parameter site: as for a function.
/// - Returns: the token for `atelier_trace_exit`.
@_silgen_name("atelier_trace_closure")
public nonisolated func traceClosure(_ site: StaticString) -> Int {
  TraceRecorder.shared.enterClosure(site)
}

/// Records that a function of the app was left.
@_silgen_name("atelier_trace_exit")
public nonisolated func traceExit(_ token: Int) {
  TraceRecorder.shared.exit(token)
}

/// Tells the trace which call submitted the block that a queue runs.
enum OriginHooks {
  static func install() {
    atelier_origins_install(
      atelier_origins(
        present: { TraceRecorder.shared.present.map(Int64.init) ?? -1 },
        resume: { TraceRecorder.shared.resume(Int($0)) },
        leave: { TraceRecorder.shared.exit(Int($0)) }))
  }
}
