import OpenCombine
import UserDomain

/// Tells how many friends somebody has.
package protocol ObserveFriendCountUseCase {
  func friendCount(of id: User.ID) -> AnyPublisher<Int?, Never>
}

extension ObserveFriendCountUseCase where Self: UserRepositoryHolderType {
  package func friendCount(of id: User.ID) -> AnyPublisher<Int?, Never> {
    let friends = userRepository.friends(of: id)
    return friends.map { known in known.map(\.count) }.eraseToAnyPublisher()
  }
}

extension AppUseCases: ObserveFriendCountUseCase {}
