import OpenCombine
import UserDomain

package protocol ObserveSessionUseCase {
  /// The signed-in person, or `nil`: now, and after each change.
  var signedInUserID: AnyPublisher<User.ID?, Never> { get }
}
