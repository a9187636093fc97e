import StageProtocol
import Synchronization

/// Records the calls that instrumented app code tells of. Safe to use from any thread.
public final class TraceRecorder: Sendable {
  /// The recorder of this process.
  public static let shared = TraceRecorder()

  /// The token of a call that is not recorded.
  private static let noToken = -1

  private let log = Mutex(CallLog())

  init() {}

  /// Begins an event: what is recorded from here on belongs to it.
  public func begin() {
    log.withLock { $0.begin() }
  }

  /// The calls since the event began.
  public var trace: CallTrace {
    let log = log.withLock { $0 }
    return log.trace
  }

  /// Notes that a task is about to run. The calls of one that is not known yet hang below the present call.
  public func noteEnqueued(taskID: UInt64) {
    let thread = CallThread.current
    log.withLock { log in
      if let origin = log.innermost(in: thread) { log.noteOrigin(origin, of: .task(taskID)) }
    }
  }

  /// The innermost call at present, to be handed to `run(under:_:)` where its consequences run later.
  public var origin: CallOrigin? {
    let thread = CallThread.current
    return log.withLock { log in log.innermost(in: thread).map(CallOrigin.init(token:)) }
  }

  /// Runs something that an earlier call set going: calls that it makes hang below that one.
  public func run<Result, Failure: Error>(
    under origin: CallOrigin?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let thread = CallThread.current
    let former = log.withLock { $0.setOrigin(origin?.token, of: thread) }
    defer { log.withLock { _ = $0.setOrigin(former, of: thread) } }
    return try body()
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
