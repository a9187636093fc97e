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
    /// The number of the task that sleeps until then; nil for other work.
    let task: UInt64?
    let work: Work
  }

  private struct State: Sendable {
    var now: Duration = .zero
    var nextID = 0
    var fired = 0
    /// In the order in which they fall due; those due together in the order in which they came.
    var entries: [Entry] = []
    /// By the tasks' numbers.
    var wakes: [UInt64: TaskWakes] = [:]
    /// If more tasks than these have slept, those that sleep no longer are forgotten.
    static let mostTasks = 1_000

    mutating func noteWake(of task: UInt64, after delay: Duration) {
      if wakes.count > Self.mostTasks {
        let asleep = Set(entries.compactMap(\.task))
        wakes = wakes.filter { asleep.contains($0.key) }
      }
      wakes[task, default: TaskWakes()].note(at: now, after: delay)
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
  /// - Parameter task: the number of the task that sleeps until then.
  @discardableResult
  func schedule(after delay: Duration, by task: UInt64? = nil, _ work: @escaping Work) -> Int {
    let work = TraceRecorder.shared.continuing(work)
    return state.withLock { state in
      let entry = Entry(id: state.nextID, due: state.now + max(delay, .zero), delay: delay, task: task, work: work)
      state.nextID += 1
      // From the end, since what comes last is mostly due last.
      let earlier = state.entries.lastIndex { $0.due <= entry.due }
      state.entries.insert(entry, at: earlier.map { $0 + 1 } ?? 0)
      return entry.id
    }
  }

  /// The tasks that sleep now and have woken again and again since a moment, and whether anything else is due later.
  func pending(since moment: Duration) -> (endless: Set<UInt64>, isMoreDue: Bool) {
    state.withLock { state in
      let asleep = Set(state.entries.compactMap(\.task))
      let endless = asleep.filter { state.wakes[$0]?.isEndless(since: moment) == true }
      return (endless, state.entries.contains { entry in entry.task.map { !endless.contains($0) } ?? true })
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
      if let task = entry.task { state.noteWake(of: task, after: entry.delay) }
      return entry.work
    }
  }
}
