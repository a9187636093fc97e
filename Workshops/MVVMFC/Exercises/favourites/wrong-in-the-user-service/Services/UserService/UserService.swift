import MVVMFCLibrary
import UserDomain
import UserServer

/// Knows people from a server that answers with JSON.
final class UserService: UserServiceProtocol {
  private struct WeakListener {
    weak var value: (any UserServiceListener)?
  }

  private let server: any Server
  private let session: ApiSession
  private var knownUsers: [User.ID: User] = [:]
  private var listeners: [WeakListener] = []
  private var favourites: Set<User.ID> = []

  init(server: any Server, session: ApiSession) {
    self.server = server
    self.session = session
  }

  func knownUser(id: User.ID) -> User? {
    knownUsers[id]
  }

  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void) {
    let request = ApiRequest<UserDTO>.json(.get("/users/\(id)"), from: server)
    session.request(request.decoding(\.user)) { [weak self] result in
      self?.remember(result)
      completion(result)
    }
  }

  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void) {
    let request = ApiRequest<[UserDTO]>.json(.get("/users", query: ["first_name": firstName]), from: server)
      .decoding { found throws(ApiError) in
        guard let first = found.first else { throw .notFound }
        return first.user
      }
    session.request(request) { [weak self] result in
      self?.remember(result)
      completion(result)
    }
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void) {
    let request = ApiRequest<[UserDTO]>.json(.get("/users/\(id)/friends"), from: server)
    session.request(request.decoding { $0.map(\.user) }, completion: completion)
  }

  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> ApiTask {
    let body = UserDTO(user).json
    let request = ApiRequest<UserDTO>.json(.put("/users/\(user.id)", body: body), from: server)
    return session.request(request.decoding(\.user)) { [weak self] result in
      self?.remember(result)
      if case .success(let user) = result { self?.notifyListeners(of: user) }
      completion(result)
    }
  }

  func isFavourite(_ userID: User.ID) -> Bool {
    favourites.contains(userID)
  }

  func addFavourite(_ userID: User.ID) {
    favourites.insert(userID)
  }

  func removeFavourite(_ userID: User.ID) {
    favourites.remove(userID)
  }

  func removeFavourites() {
    favourites = []
  }

  func addListener(_ listener: any UserServiceListener) {
    listeners.removeAll { $0.value == nil }
    listeners.append(WeakListener(value: listener))
  }

  private func remember(_ result: Result<User, ApiError>) {
    if case .success(let user) = result { knownUsers[user.id] = user }
  }

  private func notifyListeners(of user: User) {
    for listener in listeners {
      listener.value?.userService(self, didUpdate: user)
    }
  }
}
