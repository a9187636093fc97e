import Testing
import UserDomain

@testable import MVVMCApp

struct DeepLinkOptionTests {
  @Test(
    arguments: [
      ("Login", [:], .login),
      ("User:{id}", ["id": "7"], .user(7)),
      ("Friends:{id}", ["id": "7"], .friends(7)),
      ("EditName:{id}", ["id": "7"], .editName(7)),
    ] as [(String, [String: String], DeepLinkOption.Destination)])
  func `a route and its arguments say where to go`(
    route: String, arguments: [String: String], destination: DeepLinkOption.Destination
  ) throws {
    let option = try DeepLinkOption(route: route, arguments: arguments, style: .pushed)
    #expect(option == DeepLinkOption(destination: destination, style: .pushed))
    #expect(DeepLinkOption.routes.contains(route))
  }

  @Test(arguments: [[:], ["id": ""], ["id": "ann"], ["id": "4.2"]])
  func `an id is a number`(arguments: [String: String]) {
    let refusal = DeepLinkRefusal.malformedID(arguments["id", default: ""])
    #expect(throws: refusal) { try DeepLinkOption(route: "User:{id}", arguments: arguments, style: .usual) }
  }
}
