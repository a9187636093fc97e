import OpenCombine
import UserDomain

protocol ObserveUserNameUseCase {
  /// The person's full name: now, and after each change. Nothing while they are not known.
  func userName(id: User.ID) -> AnyPublisher<String?, Never>
}

extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
  // `map`, not `compactMap`: who swallows the nothing leaves the old name on the screen for ever.
  func userName(id: User.ID) -> AnyPublisher<String?, Never> {
    userRepository.user(id: id)
      .map { $0?.fullName }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
