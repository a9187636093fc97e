import OpenCombine
import UserDomain

package protocol ObserveFriendCountUseCase {
  /// How many friends a person has: now, and after each change. `nil` while they are not known.
  func friendCount(of id: User.ID) -> AnyPublisher<Int?, Never>
}
