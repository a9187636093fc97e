/// Keeps a subscription to a container's events for as long as it lives.
public final class Subscription: Sendable {
  private let subscribers: Subscribers
  private let number: Int

  init(_ number: Int, of subscribers: Subscribers) {
    self.number = number
    self.subscribers = subscribers
  }

  deinit {
    cancel()
  }

  /// Ends the subscription.
  public func cancel() {
    subscribers.remove(number)
  }
}
