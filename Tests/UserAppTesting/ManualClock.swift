import Synchronization

/// A clock whose time passes when a test says so.
public nonisolated final class ManualClock: Clock, Sendable {
  /// How much time has passed since the clock was made.
  public struct Instant: InstantProtocol {
    var offset = Duration.zero

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var nextID = 0
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          guard !Task.isCancelled, state.now < deadline else { return true }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isOver {
          continuation.resume(with: Result { try Task.checkCancellation() })
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and everyone who sleeps until then go on in turn.
  @MainActor public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await settle()
    while let sleeper = nextSleeper(until: end) {
      sleeper.continuation.resume()
      await settle()
    }
    state.withLock { $0.now = end }
  }

  private func nextSleeper(until end: Instant) -> Sleeper? {
    state.withLock { state in
      let next = state.sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let next, next.value.deadline <= end else { return nil }
      state.now = next.value.deadline
      return state.sleepers.removeValue(forKey: next.key)
    }
  }
}
