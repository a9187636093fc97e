import OpenCombine

/// Knows one person's friends.
protocol FriendsProvider: AnyObject {
  var currentState: FriendsProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<FriendsProviderState, Never> { get }

  func load()
}
