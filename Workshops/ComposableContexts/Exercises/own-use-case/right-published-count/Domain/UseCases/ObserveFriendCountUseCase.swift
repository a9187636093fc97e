import OpenCombine
import UserDomain

package protocol ObserveFriendCountUseCase {
  /// How many friends a person has: now, and after each change. `nil` while they are not known.
  func friendCount(of id: User.ID) -> AnyPublisher<Int?, Never>
}

extension ObserveFriendCountUseCase where Self: UserRepositoryHolderType {
  package func friendCount(of id: User.ID) -> AnyPublisher<Int?, Never> {
    userRepository.friends(of: id)
      .map { $0?.count }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
