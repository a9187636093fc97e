import OpenCombine
import UserDomain

package protocol ObserveUserUseCase {
  /// The person: now, and after each change. `nil` while they are not known.
  func user(id: User.ID) -> AnyPublisher<User?, Never>
}
