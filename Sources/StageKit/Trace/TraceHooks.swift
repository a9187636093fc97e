// What instrumented app code calls. Its own declarations of these functions are generated when it is compiled.

/// Notes that a member of the app has been entered.
///
/// - Parameters:
///   - type: The type of the object that was called, where there is one already.
///   - declaration: The type or extension that declares the member.
///   - member: The member with its labels: `replaceStack(rootUrn:animated:)`.
///   - arguments: The values for the labels, nothing for one that is not to be shown.
/// - Returns: What to hand to `atelier_trace_exit`.
@_silgen_name("atelier_trace_enter")
public nonisolated func traceEnter(
  _ type: Any.Type?, _ declaration: StaticString, _ member: StaticString, _ file: StaticString, _ line: Int32,
  _ arguments: [Any?]
) -> Int {
  TraceRecorder.shared.enter(
    RecordedCall.Place(type: type, declaration: declaration, member: member, file: file, line: line),
    arguments: arguments)
}

/// Notes that a member of the app has been left.
@_silgen_name("atelier_trace_exit")
public nonisolated func traceExit(_ token: Int) {
  TraceRecorder.shared.exit(token)
}
