import OpenCombine
import UserDomain

protocol ObserveUserUseCase {
  /// The person: now, and after each change. Nothing while they are not known.
  func user(id: User.ID) -> AnyPublisher<User?, Never>
}

extension ObserveUserUseCase where Self: UserRepositoryHolderType {
  func user(id: User.ID) -> AnyPublisher<User?, Never> {
    userRepository.user(id: id)
  }
}
