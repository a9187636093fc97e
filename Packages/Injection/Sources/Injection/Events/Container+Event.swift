extension Container {
  /// Something that a container did.
  public struct Event: Sendable {
    /// What was done.
    public enum Kind: String, Sendable, CaseIterable {
      /// A request was answered. Building or finding the instance was an event of its own, before this one.
      case resolve
      /// An instance that is shared was found.
      case hit
      /// An instance was built.
      case build
      /// A request could not be answered.
      case failure
      /// A shared instance was let go: it was reset, removed or registered again, or its container has gone.
      case release
    }

    /// What was done.
    public let kind: Kind
    /// What was asked for, or the registration that was used or let go.
    public let key: Key
    /// How many factories were running: 0 for a request from outside.
    public let depth: Int
    /// The time that it took in seconds, with all that was asked for meanwhile. Zero for a release.
    public let cost: Double
  }

  /// Calls `subscriber` with all that this container, its parents and its children do.
  ///
  /// ```swift
  /// let subscription = container.subscribe { print($0) }
  /// ```
  ///
  /// An event is emitted when what it describes is done, so those of dependencies come before those of what needs them.
  /// The subscriber is called on the thread that asks the container. What it asks of a container itself emits no events.
  ///
  /// - Returns: The subscription, which ends when it is released.
  public func subscribe(_ subscriber: @escaping @Sendable (Event) -> Void) -> Subscription {
    Subscription(tree.add(subscriber), in: tree)
  }
}

extension Container.Event: CustomStringConvertible {
  /// The event in a line, indented by its depth: `  build Store`.
  public var description: String {
    String(repeating: "  ", count: depth) + "\(kind.rawValue) \(key)"
  }
}
