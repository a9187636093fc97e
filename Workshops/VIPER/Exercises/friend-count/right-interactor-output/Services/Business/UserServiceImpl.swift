import UserDomain

final class UserServiceImpl: UserService {
  private struct WeakObserver {
    weak var value: (any UserServiceObserver)?
  }

  private let apiService: any APIService
  private let sessionStore: any SessionStore
  private var friendCounts: [User.ID: Int] = [:]
  private var observers: [WeakObserver] = []

  init(apiService: any APIService, sessionStore: any SessionStore) {
    self.apiService = apiService
    self.sessionStore = sessionStore
  }

  var signedInUserID: User.ID? { sessionStore.userID }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void) {
    apiService.perform { api throws(UserAPIError) in
      try await api.user(firstName: firstName)
    } completion: { [weak self] result in
      if case .success(let user) = result { self?.sessionStore.userID = user.id }
      completion(result.map(\.id))
    }
  }

  func signOut() {
    sessionStore.userID = nil
    friendCounts = [:]
  }

  func user(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    apiService.perform({ api throws(UserAPIError) in try await api.user(id: id) }, completion: completion)
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    apiService.perform { api throws(UserAPIError) in
      try await api.friends(of: id)
    } completion: { [weak self] result in
      if case .success(let friends) = result { self?.remember(friends.count, asFriendsOf: id) }
      completion(result)
    }
  }

  func friendCount(of id: User.ID) -> Int? {
    friendCounts[id]
  }

  func update(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) -> any APICall {
    apiService.perform { api throws(UserAPIError) in
      try await api.update(user)
      return user
    } completion: { [weak self] result in
      if case .success(let user) = result { self?.didUpdate(user) }
      completion(result)
    }
  }

  func addObserver(_ observer: any UserServiceObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(WeakObserver(value: observer))
  }

  private func remember(_ count: Int, asFriendsOf id: User.ID) {
    friendCounts[id] = count
    for observer in observers {
      observer.value?.userService(self, didLoadFriendsOf: id)
    }
  }

  private func didUpdate(_ user: User) {
    for observer in observers {
      observer.value?.userService(self, didUpdate: user)
    }
  }
}
