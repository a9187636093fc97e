import Foundation

/// A server as an app sees it: it answers a request with a status and a body of JSON.
///
/// | request | answer |
/// |---|---|
/// | `GET /users/42` | `200 {"id":42,"first_name":"Ann","last_name":"Appleseed"}` |
/// | `GET /users?first_name=ann` | `200`, and a list of the people with that first name, written case-insensitively |
/// | `GET /users/42/friends` | `200`, and a list of people, in the order in which they became friends |
/// | `PUT /users/42 {"first_name":"Anna","last_name":"Appleseed"}` | `200`, and the person as they are now |
///
/// An error has a body too, `{"error":"no_such_user"}`: `400 bad_request` for what the server does not understand,
/// `404 no_such_user`, `404 no_such_path`, and `422 blank_name` for a person without a name.
public protocol Server: AnyObject {
  /// - Throws: where no answer came. A status that says no is an answer.
  func response(to request: ServerRequest) async throws(ServerUnreachable) -> ServerResponse
}

/// A question to a server: `GET /users/42`.
public nonisolated struct ServerRequest: Hashable, Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case put = "PUT"
  }

  public let method: Method
  public let path: String
  public let query: [String: String]
  public let body: Data?

  /// A question that changes nothing on the server.
  public static func get(_ path: String, query: [String: String] = [:]) -> ServerRequest {
    ServerRequest(method: .get, path: path, query: query, body: nil)
  }

  /// Puts what the body says in the place of what is there.
  public static func put(_ path: String, body: Data) -> ServerRequest {
    ServerRequest(method: .put, path: path, query: [:], body: body)
  }
}

/// What a server has answered.
public nonisolated struct ServerResponse: Hashable, Sendable {
  /// As in HTTP: 200 for a yes, 404 for what is not there.
  public let status: Int
  /// JSON.
  public let body: Data

  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// No answer came: the server is out of reach, it was too slow, or nobody waits for it any more.
public nonisolated struct ServerUnreachable: Error, Hashable {
  public init() {}
}
