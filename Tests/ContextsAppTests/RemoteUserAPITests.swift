import ContextsDomain
import Foundation
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import ContextsData

/// Where JSON ends: what the server answers, and what the domain hears of it.
struct RemoteUserAPITests {
  /// Gives the same answer to whatever it is asked.
  private final class FixedServer: Server {
    private let answer: Result<ServerResponse, ServerUnreachable>

    init(_ answer: Result<ServerResponse, ServerUnreachable>) {
      self.answer = answer
    }

    func response(to request: ServerRequest) async throws(ServerUnreachable) -> ServerResponse {
      try answer.get()
    }
  }

  private func api(status: Int, _ json: String) -> RemoteUserAPI {
    RemoteUserAPI(server: FixedServer(.success(ServerResponse(status: status, body: Data(json.utf8)))))
  }

  @Test func `a person is made of JSON`() async throws {
    let api = api(status: 200, #"{"id":42,"first_name":"Ann","last_name":"Appleseed","likes":["tea"]}"#)
    #expect(try await api.user(id: 42) == .ann)
  }

  @Test func `a status of 404 is about the person who was asked for`() async {
    let api = api(status: 404, #"{"error":"no_such_user"}"#)
    await #expect(throws: UserError.noUser(id: 99)) { try await api.user(id: 99) }
    await #expect(throws: UserError.noUser(id: 99)) { try await api.friends(of: 99) }
    let user = User(id: 99, firstName: "Zoe", lastName: "Zen")
    await #expect(throws: UserError.noUser(id: 99)) { try await api.update(user) }
  }

  @Test func `an empty list of people means that no one has the name`() async {
    await #expect(throws: UserError.noOneCalled("zed")) { try await api(status: 200, "[]").user(firstName: "zed") }
  }

  @Test(arguments: [(500, "{}"), (200, "<html>"), (200, #"{"id":"42"}"#)])
  func `an answer that cannot be understood is as good as none`(status: Int, json: String) async {
    await #expect(throws: UserError.unavailable) { try await api(status: status, json).user(id: 42) }
  }

  @Test func `a server that cannot be reached is unavailable`() async {
    let api = RemoteUserAPI(server: FixedServer(.failure(ServerUnreachable())))
    await #expect(throws: UserError.unavailable) { try await api.friends(of: 42) }
  }
}
