import OpenCombine
import UserDomain

/// Knows one person.
protocol UserProvider: AnyObject {
  var currentState: UserProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<UserProviderState, Never> { get }

  /// Says whom the screen is about, before it shows.
  func configure(userID: User.ID)

  func load()

  func signOut()
}
