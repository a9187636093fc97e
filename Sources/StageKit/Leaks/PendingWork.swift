/// What goes on by itself after a screen has gone.
struct PendingWork {
  /// The numbers of the tasks that sleep and wake again and again, and so keep what they hold for ever.
  let endless: Set<UInt64>
  /// Whether a delayed call makes the next one, again and again.
  let repeatsCalls: Bool
  /// Whether anything else is due later: what it holds may go then.
  let isDue: Bool

  /// - Parameter moment: when the screen went.
  init(since moment: Duration, in time: VirtualTime = .shared) {
    let (waiters, isDue) = time.pending(since: moment)
    endless = Set(waiters.compactMap(\.task))
    repeatsCalls = waiters.contains { $0.task == nil }
    self.isDue = isDue
  }

  /// How an endless task holds an object; strongly, if any does.
  func hold(among holds: [TaskHold]?) -> TaskHold? {
    let own = holds?.filter { endless.contains($0.task) } ?? []
    return own.first { $0.strength == .strong } ?? own.first
  }
}
