import OpenCombine
import UserDomain

package protocol ObserveUserNameUseCase {
  /// The person's full name: now, and after each change. `nil` while they are not known.
  func userName(id: User.ID) -> AnyPublisher<String?, Never>
}

extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
  package func userName(id: User.ID) -> AnyPublisher<String?, Never> {
    userRepository.user(id: id)
      .map { user in
        guard let user else { return nil }
        return user.fullName
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
