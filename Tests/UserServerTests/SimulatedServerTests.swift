import Foundation
import Testing
import UserAppTesting
import UserServer

struct SimulatedServerTests {
  private let clock = ManualClock()
  private let server: SimulatedServer

  init() {
    server = SimulatedServer(clock: clock)
  }

  @Test(
    arguments: [
      (.get("/users/42"), #"200 {"first_name":"Ann","id":42,"last_name":"Appleseed"}"#),
      (.get("/users", query: ["first_name": "BOB"]), #"200 [{"first_name":"Bob","id":7,"last_name":"Baker"}]"#),
      (.get("/users", query: ["first_name": "zed"]), "200 []"),
      (
        .get("/users/13/friends"),
        #"200 [{"first_name":"Ann","id":42,"last_name":"Appleseed"},"#
          + #"{"first_name":"Dee Dee","id":21,"last_name":"O'Hara"}]"#
      ),
      (.get("/users/21/friends"), "200 []"),
      (
        .put("/users/42", body: Data(#"{"first_name":"Anna","last_name":"Smith"}"#.utf8)),
        #"200 {"first_name":"Anna","id":42,"last_name":"Smith"}"#
      ),
      (.get("/users/99"), #"404 {"error":"no_such_user"}"#),
      (.get("/users/99/friends"), #"404 {"error":"no_such_user"}"#),
      (.put("/users/99", body: Data()), #"404 {"error":"no_such_user"}"#),
      (.get("/photos/42"), #"404 {"error":"no_such_path"}"#),
      (.get("/users/42/photos"), #"404 {"error":"no_such_path"}"#),
      (.get("/users/ann"), #"400 {"error":"bad_request"}"#),
      (.get("/users"), #"400 {"error":"bad_request"}"#),
      (.put("/users/42", body: Data("Anna".utf8)), #"400 {"error":"bad_request"}"#),
      (
        .put("/users/42", body: Data(#"{"first_name":"","last_name":"Smith"}"#.utf8)),
        #"422 {"error":"blank_name"}"#
      ),
    ] as [(ServerRequest, String)])
  func `a request is answered with a status and JSON`(request: ServerRequest, answer: String) async throws {
    let response = try await server.response(to: request)
    #expect("\(response.status) \(String(decoding: response.body, as: UTF8.self))" == answer)
  }

  @Test func `a new name is the answer from then on`() async throws {
    let body = Data(#"{"first_name":"Anna","last_name":"Smith"}"#.utf8)
    let answer = try await server.response(to: .put("/users/42", body: body))
    #expect(try await server.response(to: .get("/users/42")) == answer)
  }

  @Test func `a server that is offline, or is told to fail, gives no answer`() async throws {
    server.failuresToCome = 1
    await #expect(throws: ServerUnreachable()) { try await server.response(to: .get("/users/42")) }
    #expect(try await server.response(to: .get("/users/42")).status == 200)
    server.isOffline = true
    await #expect(throws: ServerUnreachable()) { try await server.response(to: .get("/users/42")) }
  }

  @Test func `an answer takes its time`() async {
    server.latency = .seconds(2)
    var answer: ServerResponse?
    Task { answer = try await server.response(to: .get("/users/42")) }
    await clock.advance(by: .milliseconds(1999))
    #expect(answer == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(answer?.status == 200)
  }
}
