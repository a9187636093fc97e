import OpenCombine
import UserDomain

package protocol ObserveUserNameUseCase {
  /// The person's full name: now, and after each change. `nil` while they are not known.
  func userName(id: User.ID) -> AnyPublisher<String?, Never>
}

extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
  // `map`, not `compactMap`: who swallows the `nil` leaves the old name on the screen for ever.
  package func userName(id: User.ID) -> AnyPublisher<String?, Never> {
    userRepository.user(id: id)
      .map { $0?.fullName }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
