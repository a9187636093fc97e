import ContextsDomain
import Foundation
import UserDomain
import UserServer

/// Asks the server about people, and makes of its answers, JSON and statuses, what the domain speaks of.
package final class RemoteUserAPI {
  private let server: any Server

  package init(server: any Server) {
    self.server = server
  }

  func user(id: User.ID) async throws(UserError) -> User {
    let response = try await response(to: .get("/users/\(id)"))
    guard response.status != 404 else { throw .noUser(id: id) }
    return try await decoded(UserDTO.self, from: response).user
  }

  func user(firstName: String) async throws(UserError) -> User {
    let response = try await response(to: .get("/users", query: ["first_name": firstName]))
    guard let found = try await decoded([UserDTO].self, from: response).first else { throw .noOneCalled(firstName) }
    return found.user
  }

  func friends(of id: User.ID) async throws(UserError) -> [User] {
    let response = try await response(to: .get("/users/\(id)/friends"))
    guard response.status != 404 else { throw .noUser(id: id) }
    return try await decoded([UserDTO].self, from: response).map(\.user)
  }

  func update(_ user: User) async throws(UserError) {
    guard let body = try? JSONEncoder().encode(UserDTO(user)) else { throw .unavailable }
    let response = try await response(to: .put("/users/\(user.id)", body: body))
    guard response.status != 404 else { throw .noUser(id: user.id) }
    _ = try await decoded(UserDTO.self, from: response)
  }

  private func response(to request: ServerRequest) async throws(UserError) -> ServerResponse {
    do throws(ServerUnreachable) {
      return try await server.response(to: request)
    } catch {
      throw .unavailable
    }
  }

  /// Decodes away from the main actor, so that a long list does not hold up the screen.
  @concurrent
  private nonisolated func decoded<DTO: Decodable & Sendable>(
    _ type: DTO.Type, from response: ServerResponse
  ) async throws(UserError) -> DTO {
    guard response.status == 200, let dto = try? JSONDecoder().decode(type, from: response.body) else {
      throw .unavailable
    }
    return dto
  }
}
