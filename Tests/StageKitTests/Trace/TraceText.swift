@testable import StageKit

/// A trace as text: a line for each call, indented by its depth.
func traceText(_ recorder: TraceRecorder) -> String {
  recorder.trace.calls.map { call in
    let place = call.declaredIn.map { " in \($0)" } ?? ""
    return String(repeating: "  ", count: call.depth) + "\(call.type).\(call.member)\(place)"
  }.joined(separator: "\n")
}

extension TraceRecorder {
  func enter(
    _ declaration: StaticString, _ member: StaticString, _ arguments: [Any?] = [], type: Any.Type? = nil
  ) -> Int {
    enter(
      RecordedCall.Place(type: type, declaration: declaration, member: member, file: "File.swift", line: 1),
      arguments: arguments)
  }

  func call(
    _ declaration: StaticString, _ member: StaticString, _ arguments: [Any?] = [], type: Any.Type? = nil,
    _ body: () -> Void
  ) {
    let token = enter(declaration, member, arguments, type: type)
    body()
    exit(token)
  }

  @MainActor
  func call(_ declaration: StaticString, _ member: StaticString, _ body: @MainActor () async -> Void) async {
    let token = enter(declaration, member)
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
