import StageProtocol
import Synchronization

/// What is due later, and how late it is now. Time stands still until it is told to pass.
final class VirtualTime: Sendable {
  static let shared = VirtualTime()

  typealias Work = @Sendable () -> Void

  private struct Entry: Sendable {
    let id: Int
    let due: Duration
    /// How long it waits.
    let delay: Duration
    let waiter: Waiter
    let work: Work
  }

  private struct State: Sendable {
    var now: Duration = .zero
    var nextID = 0
    var fired = 0
    /// In the order in which they fall due; those due together in the order in which they came.
    var entries: [Entry] = []
    var wakes: [Waiter: Wakes] = [:]
    /// If more than these have waited, those that wait no longer are forgotten.
    static let mostWaiters = 1_000

    mutating func noteWake(of waiter: Waiter, after delay: Duration) {
      if wakes.count > Self.mostWaiters {
        let waiting = Set(entries.map(\.waiter))
        wakes = wakes.filter { waiting.contains($0.key) }
      }
      wakes[waiter, default: Wakes()].note(at: now, after: delay)
    }
  }

  private let state = Mutex(State())

  /// Time since launch.
  var now: Duration { state.withLock { $0.now } }

  /// The time, and what waits for it to pass.
  var report: StageTime {
    state.withLock { state in
      StageTime(
        now: state.now.wholeMilliseconds, fired: state.fired, pending: state.entries.count,
        next: state.entries.first?.due.wholeMilliseconds)
    }
  }

  /// Has `work` done once `delay` has passed. Answers an id with which to cancel it.
  ///
  /// - Parameter task: the number of the task that sleeps until then; nil for a delayed call, which is one of those to
  ///   which the call that runs now belongs.
  @discardableResult
  func schedule(after delay: Duration, by task: UInt64? = nil, _ work: @escaping Work) -> Int {
    let work = TraceRecorder.shared.continuing(work)
    return state.withLock { state in
      let waiter = task.map(Waiter.task) ?? .calls(Waiter.currentCalls ?? state.nextID)
      let entry = Entry(id: state.nextID, due: state.now + max(delay, .zero), delay: delay, waiter: waiter, work: work)
      state.nextID += 1
      // From the end, since what comes last is mostly due last.
      let earlier = state.entries.lastIndex { $0.due <= entry.due }
      state.entries.insert(entry, at: earlier.map { $0 + 1 } ?? 0)
      return entry.id
    }
  }

  /// Who waits now and has done so again and again since a moment, and whether anything else is due later.
  func pending(since moment: Duration) -> (endless: Set<Waiter>, isMoreDue: Bool) {
    state.withLock { state in
      let endless = Set(state.entries.map(\.waiter)).filter { state.wakes[$0]?.isEndless(since: moment) == true }
      return (endless, state.entries.contains { !endless.contains($0.waiter) })
    }
  }

  /// Forgets work that has not been done yet.
  func cancel(_ id: Int) {
    state.withLock { $0.entries.removeAll { $0.id == id } }
  }

  /// Moves to the next work that is due by `limit` and answers it; moves to `limit` when there is none.
  func advance(upTo limit: Duration) -> Work? {
    state.withLock { state in
      guard let entry = state.entries.first, entry.due <= limit else {
        state.now = max(state.now, limit)
        return nil
      }
      state.entries.removeFirst()
      state.fired += 1
      state.now = max(state.now, entry.due)
      state.noteWake(of: entry.waiter, after: entry.delay)
      guard case .calls(let calls) = entry.waiter else { return entry.work }
      return { Waiter.$currentCalls.withValue(calls, operation: entry.work) }
    }
  }
}
