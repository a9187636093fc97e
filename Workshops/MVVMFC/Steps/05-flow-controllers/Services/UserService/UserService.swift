import Foundation
import UserDomain
import UserServer

/// Knows people from a server that answers with JSON.
final class UserService: UserServiceProtocol {
  private struct WeakListener {
    weak var value: (any UserServiceListener)?
  }

  private let server: any Server
  private var knownUsers: [User.ID: User] = [:]
  private var listeners: [WeakListener] = []

  init(server: any Server) {
    self.server = server
  }

  func knownUser(id: User.ID) -> User? {
    knownUsers[id]
  }

  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void) {
    send(.get("/users/\(id)"), decoding: UserDTO.self) { [weak self] result in
      let result = result.map(\.user)
      self?.remember(result)
      completion(result)
    }
  }

  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void) {
    send(.get("/users", query: ["first_name": firstName]), decoding: [UserDTO].self) { [weak self] result in
      let result = result.flatMap { found -> Result<User, ApiError> in
        found.first.map { .success($0.user) } ?? .failure(.notFound)
      }
      self?.remember(result)
      completion(result)
    }
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void) {
    send(.get("/users/\(id)/friends"), decoding: [UserDTO].self) { result in
      completion(result.map { $0.map(\.user) })
    }
  }

  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> Task<Void, Never> {
    send(.put("/users/\(user.id)", body: UserDTO(user).json), decoding: UserDTO.self) { [weak self] result in
      let result = result.map(\.user)
      self?.remember(result)
      if case .success(let user) = result { self?.notifyListeners(of: user) }
      completion(result)
    }
  }

  func addListener(_ listener: any UserServiceListener) {
    listeners.removeAll { $0.value == nil }
    listeners.append(WeakListener(value: listener))
  }

  /// Puts a question to the server, and reads the JSON of its answer.
  @discardableResult
  private func send<Value: Decodable>(
    _ request: ServerRequest, decoding type: Value.Type, completion: @escaping (Result<Value, ApiError>) -> Void
  ) -> Task<Void, Never> {
    Task { [server] in
      do throws(ServerUnreachable) {
        let response = try await server.response(to: request)
        completion(Self.value(type, in: response))
      } catch {
        completion(.failure(.unreachable))
      }
    }
  }

  private static func value<Value: Decodable>(
    _ type: Value.Type, in response: ServerResponse
  ) -> Result<Value, ApiError> {
    guard response.status != 404 else { return .failure(.notFound) }
    guard response.status == 200, let value = try? JSONDecoder().decode(type, from: response.body) else {
      return .failure(.invalidResponse)
    }
    return .success(value)
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
