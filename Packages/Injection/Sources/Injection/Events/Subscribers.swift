import Synchronization

/// Who is told of what a family of containers does.
final class Subscribers: Sendable {
  typealias Subscriber = @Sendable (Container.Event) -> Void

  private struct State {
    var subscribers: [(number: Int, subscriber: Subscriber)] = []
    var count = 0
  }

  /// Whether there is anyone: all that a request has to ask when there is not.
  let isAnyone = Atomic(false)
  private let state = Mutex(State())

  func add(_ subscriber: @escaping Subscriber) -> Subscription {
    let number = state.withLock { state in
      state.count += 1
      state.subscribers.append((state.count, subscriber))
      isAnyone.store(true, ordering: .relaxed)
      return state.count
    }
    return Subscription(number, of: self)
  }

  func remove(_ number: Int) {
    state.withLock { state in
      state.subscribers.removeAll { $0.number == number }
      isAnyone.store(!state.subscribers.isEmpty, ordering: .relaxed)
    }
  }

  func tell(_ event: Container.Event) {
    // Not under the lock: a subscriber may end its own subscription.
    for (_, subscriber) in state.withLock(\.subscribers) { subscriber(event) }
  }
}
