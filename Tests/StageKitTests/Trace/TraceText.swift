@testable import StageKit

/// A trace as text: a line for each call, indented by its depth.
func traceText(_ recorder: TraceRecorder) -> String {
  recorder.trace.calls.map { call in
    let notes = [
      call.declaredIn.map { " in \($0)" }, call.later == true ? " later" : nil,
      call.cause.map { " after \($0.event): \($0.member.text(in: $0.type))" },
    ]
    return String(repeating: "  ", count: call.depth) + call.member.text(in: call.type)
      + notes.compactMap(\.self).joined()
  }.joined(separator: "\n")
}

extension TraceRecorder {
  /// - Parameter site: the declaring type, the kind of call and the member, with tabs between them.
  func enter(_ site: StaticString, _ arguments: [Any?] = [], type: Any.Type? = nil) -> Int {
    enter(site, type: type, arguments: arguments)
  }

  func call(
    _ site: StaticString, _ arguments: [Any?] = [], type: Any.Type? = nil, _ body: () -> Void
  ) {
    let token = enter(site, arguments, type: type)
    body()
    exit(token)
  }

  @MainActor
  func call(_ site: StaticString, _ body: @MainActor () async -> Void) async {
    let token = enter(site)
    await body()
    exit(token)
  }
}

/// Something that tasks can wait for.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// The number by which the recorder knows a task.
func number(of task: Task<Void, Never>) -> UInt64 {
  taskNumber(unsafeBitCast(task, to: UnsafeRawPointer.self))
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ task: UnsafeRawPointer) -> UInt64
