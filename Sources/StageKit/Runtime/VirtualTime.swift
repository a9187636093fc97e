import StageProtocol
import Synchronization

/// What is due later, and how late it is now. Time stands still until it is told to pass.
final class VirtualTime: Sendable {
  static let shared = VirtualTime()

  typealias Work = @Sendable () -> Void

  private struct Entry: Sendable {
    let id: Int
    let due: Duration
    let work: Work
  }

  private struct State: Sendable {
    var now: Duration = .zero
    var nextID = 0
    var fired = 0
    /// In the order in which they fall due; those due together in the order in which they came.
    var entries: [Entry] = []
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
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping Work) -> Int {
    let work = TraceRecorder.shared.continuing(work)
    return state.withLock { state in
      let entry = Entry(id: state.nextID, due: state.now + max(delay, .zero), work: work)
      state.nextID += 1
      // From the end, since what comes last is mostly due last.
      let earlier = state.entries.lastIndex { $0.due <= entry.due }
      state.entries.insert(entry, at: earlier.map { $0 + 1 } ?? 0)
      return entry.id
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
      return entry.work
    }
  }
}
