import UserDomain

/// Knows people from a `UserAPI`.
final class UserService: UserServiceProtocol {
  private struct WeakListener {
    weak var value: (any UserServiceListener)?
  }

  private let api: any UserAPI
  private let session: ApiSession
  private var knownUsers: [User.ID: User] = [:]
  private var listeners: [WeakListener] = []

  init(api: any UserAPI, session: ApiSession) {
    self.api = api
    self.session = session
  }

  func knownUser(id: User.ID) -> User? {
    knownUsers[id]
  }

  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void) {
    let request = request { api throws(UserAPIError) in try await api.user(id: id) }
    session.request(request) { [weak self] result in
      self?.remember(result)
      completion(result)
    }
  }

  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void) {
    let request = request { api throws(UserAPIError) in try await api.user(firstName: firstName) }
    session.request(request) { [weak self] result in
      self?.remember(result)
      completion(result)
    }
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void) {
    let request = request { api throws(UserAPIError) in try await api.friends(of: id) }
    session.request(request, completion: completion)
  }

  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> ApiTask {
    let request = request { api throws(UserAPIError) in try await api.update(user) }
    return session.request(request.decoding { user }) { [weak self] result in
      self?.remember(result)
      if case .success(let user) = result { self?.notifyListeners(of: user) }
      completion(result)
    }
  }

  func addListener(_ listener: any UserServiceListener) {
    listeners.removeAll { $0.value == nil }
    listeners.append(WeakListener(value: listener))
  }

  private func request<Response>(
    _ call: @escaping @MainActor (any UserAPI) async throws(UserAPIError) -> Response
  ) -> ApiRequest<Response> {
    ApiRequest { [api] () throws(ApiError) in
      do throws(UserAPIError) {
        return try await call(api)
      } catch {
        throw ApiError(error)
      }
    }
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
