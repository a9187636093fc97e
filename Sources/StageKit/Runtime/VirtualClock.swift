import Synchronization

/// The stage's time as a clock of the standard library.
struct VirtualClock: Clock {
  struct Instant: InstantProtocol {
    let sinceLaunch: Duration

    func advanced(by duration: Duration) -> Instant { Instant(sinceLaunch: sinceLaunch + duration) }
    func duration(to other: Instant) -> Duration { other.sinceLaunch - sinceLaunch }
    static func < (left: Instant, right: Instant) -> Bool { left.sinceLaunch < right.sinceLaunch }
  }

  var now: Instant { Instant(sinceLaunch: VirtualTime.shared.now) }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.start(continuation, delay: now.duration(to: deadline))
      }
    } onCancel: {
      sleeper.cancel()
    }
  }
}

/// One sleep, which ends once: when it is due, or when it is cancelled.
private final class Sleeper: Sendable {
  private enum State: Sendable {
    case new
    case asleep(CheckedContinuation<Void, any Error>, id: Int)
    case over
  }

  private let state = Mutex(State.new)

  func start(_ continuation: CheckedContinuation<Void, any Error>, delay: Duration) {
    let isCancelled = state.withLock { state in
      if case .over = state { return true }
      let id = VirtualTime.shared.schedule(after: delay, by: CallThread.current.task) { self.end()?.resume() }
      state = .asleep(continuation, id: id)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  func cancel() {
    end()?.resume(throwing: CancellationError())
  }

  private func end() -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = .over }
      guard case .asleep(let continuation, let id) = state else { return nil }
      VirtualTime.shared.cancel(id)
      return continuation
    }
  }
}
