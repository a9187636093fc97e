/// Keeps a subscription to a container's events for as long as it lives.
public final class Subscription: Sendable {
  private let tree: ContainerTree
  private let number: Int

  init(_ number: Int, in tree: ContainerTree) {
    self.number = number
    self.tree = tree
  }

  deinit {
    cancel()
  }

  /// Ends the subscription.
  public func cancel() {
    tree.removeSubscriber(number)
  }
}
