import Foundation
import UserDomain
import UserServer

/// The connection to the server.
final class APIClient {
  static let shared = APIClient()

  /// Set at launch.
  var server: (any Server)?

  /// Sends a request, and returns the JSON of the answer.
  func send(_ request: ServerRequest) async throws -> Data {
    guard let server else { throw APIError.noConnection }
    let response = try await server.response(to: request)
    switch response.status {
    case 200: return response.body
    case 404: throw APIError.notFound
    default: throw APIError.noConnection
    }
  }
}

enum APIError: Error {
  case notFound
  case noConnection
}

/// A user as the server writes it.
struct UserResponse: Decodable {
  let id: Int
  let firstName: String
  let lastName: String

  private enum CodingKeys: String, CodingKey {
    case id
    case firstName = "first_name"
    case lastName = "last_name"
  }
}
