import OpenCombine
import UserDomain

@testable import ContextsDomain

final class FakeSessionRepository: SessionRepositoryType {
  let current: CurrentValueSubject<User.ID?, Never>

  init(userID: User.ID? = nil) {
    current = CurrentValueSubject(userID)
  }

  var userID: AnyPublisher<User.ID?, Never> { current.eraseToAnyPublisher() }

  func begin(for userID: User.ID) {
    current.value = userID
  }

  func end() {
    current.value = nil
  }
}
