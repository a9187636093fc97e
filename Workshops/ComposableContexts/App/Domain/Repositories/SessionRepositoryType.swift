import OpenCombine
import UserDomain

/// Knows who is signed in.
package protocol SessionRepositoryType: AnyObject {
  /// The signed-in person, or `nil`: now, and after each change.
  var userID: AnyPublisher<User.ID?, Never> { get }

  func begin(for userID: User.ID)
  func end()
}
