import OpenCombine
import UserDomain

package protocol ObserveFriendCountUseCase {
  /// How many friends a person has: now, and after each change.
  func friendCount(of id: User.ID) -> AnyPublisher<Int, Never>
}

extension ObserveFriendCountUseCase where Self: UserRepositoryHolderType {
  package func friendCount(of id: User.ID) -> AnyPublisher<Int, Never> {
    userRepository.friends(of: id)
      .compactMap { $0 }
      .map(\.count)
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
