import Foundation
import Synchronization

/// Work on a thread of its own, whose result can be asked for at any time.
public final class BackgroundWork<Result: Sendable>: Sendable {
  private struct State {
    var result: Result?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let run = DispatchGroup()

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - onEnd: called on the thread when the result is there.
  ///   - work: what is done; it is given a question to ask now and then, whose answer yes says that nobody waits for the
  ///     result any longer.
  public init(
    onEnd: @escaping @Sendable () -> Void = {}, _ work: @escaping @Sendable (_ isCancelled: () -> Bool) -> Result
  ) {
    run.enter()
    let whole: @Sendable () -> Void = { [self] in
      let result = work { state.withLock { $0.isCancelled } }
      state.withLock { $0.result = result }
      run.leave()
      onEnd()
    }
    // As large as the main thread's: code is parsed recursively. Without a thread it is done now.
    if !WorkThread.start(stackSize: 8 << 20, whole) { whole() }
  }

  /// The result; nil while the work goes on.
  public var result: Result? { state.withLock { $0.result } }

  /// Tells the work that nobody waits for its result any longer.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  /// Waits for the end of the work.
  public func wait() { run.wait() }
}
