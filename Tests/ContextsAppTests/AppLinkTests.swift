import Testing
import UserDomain

@testable import ContextsApp

struct AppLinkTests {
  @Test(
    arguments: [
      ("Login", [:], .login),
      ("User:{id}", ["id": "7"], .user(7)),
      ("Friends:{id}", ["id": "7"], .friends(7)),
      ("EditName:{id}", ["id": "7"], .editName(7)),
    ] as [(String, [String: String], AppLink.Destination)])
  func `a route and its arguments say where to go`(
    route: String, arguments: [String: String], destination: AppLink.Destination
  ) throws {
    #expect(try AppLink.Destination(route: route, arguments: arguments) == destination)
  }

  @Test(arguments: [[:], ["id": ""], ["id": "ann"], ["id": "4.2"]])
  func `an id is a number`(arguments: [String: String]) {
    let refusal = AppLinkRefusal.malformedID(arguments["id", default: ""])
    #expect(throws: refusal) { try AppLink.Destination(route: "User:{id}", arguments: arguments) }
  }
}
