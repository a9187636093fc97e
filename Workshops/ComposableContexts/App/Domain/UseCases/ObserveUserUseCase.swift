import OpenCombine
import UserDomain

package protocol ObserveUserUseCase {
  /// The person: now, and after each change. `nil` while they are not known.
  func user(id: User.ID) -> AnyPublisher<User?, Never>
}

extension ObserveUserUseCase where Self: UserRepositoryHolderType {
  package func user(id: User.ID) -> AnyPublisher<User?, Never> {
    userRepository.user(id: id)
  }
}
