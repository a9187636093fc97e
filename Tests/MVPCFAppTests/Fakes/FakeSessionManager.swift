import OpenCombine
import UserDomain

@testable import MVPCFApp

final class FakeSessionManager: SessionManager {
  let current: CurrentValueSubject<User.ID?, Never>

  init(userID: User.ID? = nil) {
    current = CurrentValueSubject(userID)
  }

  var userID: AnyPublisher<User.ID?, Never> { current.eraseToAnyPublisher() }
  var currentUserID: User.ID? { current.value }

  func begin(for userID: User.ID) {
    current.value = userID
  }

  func end() {
    current.value = nil
  }
}
