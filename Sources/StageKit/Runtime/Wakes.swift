/// The last times at which a task woke from a sleep, or at which a delayed call was made.
struct Wakes: Sendable {
  private struct Wake {
    let time: Duration
    let slept: Duration
  }

  /// A timeout sleeps once, and a retry a few times: whoever wakes as often as this is not about to end.
  private static let many = 5

  private var last: [Wake] = []

  /// Records that the wait was over.
  mutating func note(at time: Duration, after slept: Duration) {
    if last.count == Self.many { last.removeFirst() }
    last.append(Wake(time: time, slept: slept))
  }

  /// Whether there were so many since a moment that it goes on for ever, as far as can be told. Who waits longer each time
  /// tries something again, and gives up some time.
  func isEndless(since moment: Duration) -> Bool {
    guard last.count == Self.many, last.allSatisfy({ $0.time > moment }) else { return false }
    return zip(last, last.dropFirst()).contains { $0.slept >= $1.slept }
  }
}
