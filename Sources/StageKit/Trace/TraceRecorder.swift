import StageProtocol
import Synchronization

/// Records the calls that instrumented app code tells of. Safe to use from any thread.
final class TraceRecorder: Sendable {
  /// The recorder of this process.
  static let shared = TraceRecorder()

  /// The token of a call that is not recorded.
  private static let noToken = -1

  private let log = Mutex(CallLog())

  init() {}

  /// Begins an event: what is recorded from here on belongs to it.
  func begin() {
    log.withLock { $0.begin() }
  }

  /// The calls since the event began.
  var trace: CallTrace {
    let log = log.withLock { $0 }
    return log.trace
  }

  /// Does something that is no part of the event, and forgets the calls that it makes.
  func leavingOut<Answer>(_ work: () throws -> Answer) rethrows -> Answer {
    let before = log.withLock { $0 }
    defer { log.withLock { $0 = before } }
    return try work()
  }

  /// Notes that the present call has made a task: the task's own calls hang below it.
  func noteTask(_ id: UInt64) {
    let thread = CallThread.current
    log.withLock { log in
      if let origin = log.innermost(in: thread) { log.noteOrigin(origin, of: .task(id)) }
    }
  }

  func enter(_ place: RecordedCall.Place, arguments: [Any?]) -> Int {
    let isFull = log.withLock { log in
      if log.isFull { log.omit() }
      return log.isFull
    }
    if isFull { return Self.noToken }
    let texts = ValueText()
    let arguments = arguments.map { $0.map(texts.text) ?? "…" }
    let thread = CallThread.current
    return log.withLock { $0.enter(place, arguments: arguments, in: thread) }
  }

  func exit(_ token: Int) {
    guard token != Self.noToken else { return }
    let thread = CallThread.current
    log.withLock { $0.exit(token, in: thread) }
  }
}
