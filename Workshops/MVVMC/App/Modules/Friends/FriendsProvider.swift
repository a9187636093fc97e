import OpenCombine
import UserDomain

/// Knows one person's friends.
protocol FriendsProvider: AnyObject {
  var currentState: FriendsProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<FriendsProviderState, Never> { get }

  /// Says whose friends they are, before the screen shows.
  func configure(userID: User.ID)

  func load()
}
