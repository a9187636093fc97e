import OpenCombine
import UserDomain

protocol ObserveFriendsUseCase {
  /// A person's friends: now, and after each change. Nothing while they are not known.
  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never>
}

extension ObserveFriendsUseCase where Self: UserRepositoryHolderType {
  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    userRepository.friends(of: id)
  }
}
