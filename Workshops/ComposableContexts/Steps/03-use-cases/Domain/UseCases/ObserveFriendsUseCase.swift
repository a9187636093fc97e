import OpenCombine
import UserDomain

package protocol ObserveFriendsUseCase {
  /// A person's friends: now, and after each change. `nil` while they are not known.
  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never>
}
