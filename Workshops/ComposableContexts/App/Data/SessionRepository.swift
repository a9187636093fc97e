import OpenCombine
import UserDomain

/// A session that outlives the app as far as its store does.
final class SessionRepository: SessionRepositoryType {
  private let store: any SessionStore
  private let current: CurrentValueSubject<User.ID?, Never>

  init(store: any SessionStore) {
    self.store = store
    current = CurrentValueSubject(store.userID)
  }

  var userID: AnyPublisher<User.ID?, Never> {
    current.removeDuplicates().eraseToAnyPublisher()
  }

  func begin(for userID: User.ID) {
    store.userID = userID
    current.send(userID)
  }

  func end() {
    store.userID = nil
    current.send(nil)
  }
}
