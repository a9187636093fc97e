import OpenCombine

/// Knows one person.
protocol UserProvider: AnyObject {
  var currentState: UserProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<UserProviderState, Never> { get }

  func load()

  /// Marks the person, or takes the mark away.
  func toggleFavourite()

  func signOut()
}
