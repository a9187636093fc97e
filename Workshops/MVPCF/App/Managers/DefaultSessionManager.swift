import OpenCombine
import UserDomain

final class DefaultSessionManager: SessionManager {
  private(set) lazy var userID = current.removeDuplicates().eraseToAnyPublisher()
  var currentUserID: User.ID? { current.value }

  private let store: any SessionStore
  private let current: CurrentValueSubject<User.ID?, Never>

  init(store: any SessionStore) {
    self.store = store
    current = CurrentValueSubject(store.userID)
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
