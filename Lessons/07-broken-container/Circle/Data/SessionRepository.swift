import ContextsDomain
import OpenCombine
import UserDomain

/// A session that outlives the app as far as its store does.
package final class SessionRepository: SessionRepositoryType {
  private let store: any SessionStore
  private let userRepository: any UserRepositoryType
  private let current: CurrentValueSubject<User.ID?, Never>

  package init(store: any SessionStore, userRepository: any UserRepositoryType) {
    self.store = store
    self.userRepository = userRepository
    current = CurrentValueSubject(store.userID)
  }

  package var userID: AnyPublisher<User.ID?, Never> {
    current.removeDuplicates().eraseToAnyPublisher()
  }

  package func begin(for userID: User.ID) {
    store.userID = userID
    current.send(userID)
  }

  package func end() {
    store.userID = nil
    current.send(nil)
    userRepository.forgetEveryone()
  }
}
