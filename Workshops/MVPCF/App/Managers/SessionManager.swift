import OpenCombine
import UserDomain

/// Knows who is signed in.
protocol SessionManager: AnyObject {
  /// The signed-in person, or `nil`: now, and after each change.
  var userID: AnyPublisher<User.ID?, Never> { get }
  /// The signed-in person at this moment, or `nil`.
  var currentUserID: User.ID? { get }

  func begin(for userID: User.ID)
  func end()
}
