import Foundation
import UserDomain
import UserServer

/// Knows people from a server that answers with JSON.
final class UserService: UserServiceProtocol {
  private struct WeakListener {
    weak var value: (any UserServiceListener)?
  }

  private let server: any Server
  private var friendCounts: [User.ID: Int] = [:]
  private var listeners: [WeakListener] = []

  init(server: any Server) {
    self.server = server
  }

  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void) {
    send(.get("/users/\(id)"), decoding: UserDTO.self) { result in
      completion(result.map(\.user))
    }
  }

  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void) {
    send(.get("/users", query: ["first_name": firstName]), decoding: [UserDTO].self) { result in
      completion(
        result.flatMap { found in
          found.first.map { .success($0.user) } ?? .failure(.notFound)
        })
    }
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void) {
    send(.get("/users/\(id)/friends"), decoding: [UserDTO].self) { [weak self] result in
      if case .success(let friends) = result { self?.remember(friends.count, asFriendsOf: id) }
      completion(result.map { $0.map(\.user) })
    }
  }

  func friendCount(of id: User.ID) -> Int? {
    friendCounts[id]
  }

  func forgetFriendCounts() {
    friendCounts = [:]
  }

  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> Task<Void, Never> {
    send(.put("/users/\(user.id)", body: UserDTO(user).json), decoding: UserDTO.self) { [weak self] result in
      let result = result.map(\.user)
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

  private func remember(_ count: Int, asFriendsOf id: User.ID) {
    friendCounts[id] = count
    for listener in listeners {
      listener.value?.userService(self, didCount: count, friendsOf: id)
    }
  }

  private func notifyListeners(of user: User) {
    for listener in listeners {
      listener.value?.userService(self, didUpdate: user)
    }
  }
}
