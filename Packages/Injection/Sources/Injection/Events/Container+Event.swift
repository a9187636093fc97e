extension Container {
  /// Something that a container did.
  public struct Event: Sendable {
    /// What was done.
    public enum Kind: String, Sendable, CaseIterable {
      /// A request was answered. What it took to build or find the instance was told before.
      case resolve
      /// An instance that is shared was found.
      case hit
      /// An instance was built.
      case build
      /// A request could not be answered.
      case failure
      /// An instance that was shared was let go: it was reset, or registered again, or its container is gone.
      case release
    }

    /// What was done.
    public let kind: Kind
    /// What was asked for, or the registration that was used or let go.
    public let key: Key
    /// How many factories were running: 0 for a request from outside.
    public let depth: Int
    /// The time that it took, with all that was asked for meanwhile. Zero for a release.
    public let cost: Duration
  }

  /// Has a subscriber told of all that this container, its parents and its children do.
  ///
  /// ```swift
  /// let subscription = container.subscribe { print($0) }
  /// ```
  ///
  /// Events come when what they tell of is done, so those of dependencies come before those of what needs them. The
  /// subscriber is called on the thread that asks the container. What it asks a container for itself is not told.
  ///
  /// - Returns: what keeps the subscription; without it, it ends.
  public func subscribe(_ subscriber: @escaping @Sendable (Event) -> Void) -> Subscription {
    family.subscribers.add(subscriber)
  }
}

extension Container.Event: CustomStringConvertible {
  /// The event in a line, indented by its depth: `  build Store`.
  public var description: String {
    String(repeating: "  ", count: depth) + "\(kind.rawValue) \(key)"
  }
}
