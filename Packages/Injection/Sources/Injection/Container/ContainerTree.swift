/// State shared by every container of one tree: a root, its children and theirs.
///
/// Sendable although unchecked: what varies is only touched under the lock, and so is the state of each container.
final class ContainerTree: @unchecked Sendable {
  let lock = ReadWriteLock()
  /// Who is called with the tree's events.
  let subscribers = Locked<[(number: Int, subscriber: Subscriber)]>([])
  /// Whether there are subscribers: all that a request has to ask when there are none.
  @exclusivity(unchecked)
  private(set) var isObserved = false
  /// How many overrides there are at the moment, in whatever task.
  @exclusivity(unchecked)
  private(set) var overrideCount = 0

  typealias Subscriber = @Sendable (Container.Event) -> Void

  func withLock<Answer>(_ body: () -> Answer) -> Answer {
    lock.beginWriting()
    defer { lock.endWriting() }
    return body()
  }

  var isOverridden: Bool { withLock { overrideCount > 0 } }

  func changeOverrideCount(by difference: Int) { withLock { overrideCount += difference } }

  func add(_ subscriber: @escaping Subscriber) -> Int {
    let number = subscribers.withLock { subscribers in
      let number = (subscribers.last?.number ?? 0) + 1
      subscribers.append((number, subscriber))
      return number
    }
    updateObservation()
    return number
  }

  func removeSubscriber(_ number: Int) {
    // Released outside the lock: a subscriber's deinitialiser may ask the container.
    let removed = subscribers.withLock { subscribers in
      subscribers.firstIndex { $0.number == number }.map { subscribers.remove(at: $0) }
    }
    updateObservation()
    withExtendedLifetime(removed) {}
  }

  func emit(_ event: Container.Event) {
    // Not under the lock: a subscriber may cancel its own subscription.
    for (_, subscriber) in subscribers.withLock(\.self) { subscriber(event) }
  }

  private func updateObservation() {
    withLock { isObserved = subscribers.withLock { !$0.isEmpty } }
  }
}
