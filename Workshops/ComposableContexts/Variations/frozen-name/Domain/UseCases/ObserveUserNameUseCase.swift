import OpenCombine
import UserDomain

protocol ObserveUserNameUseCase {
  /// The person's full name: now, and after each change. Nothing while they are not known.
  func userName(id: User.ID) -> AnyPublisher<String?, Never>
}

extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
  func userName(id: User.ID) -> AnyPublisher<String?, Never> {
    userRepository.user(id: id)
      .compactMap { $0 }
      .map { .some($0.fullName) }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
