import Testing
import UserDomain

@testable import MVPCFApp

struct CoordinatorActionFactoryTests {
  private let factory = DefaultCoordinatorActionFactory()

  @Test(
    arguments: [
      ("Login", [:], .login),
      ("User:{id}", ["id": "7"], .user(7)),
      ("Friends:{id}", ["id": "7"], .friends(7)),
      ("EditName:{id}", ["id": "7"], .editName(7)),
    ] as [(String, [String: String], CoordinatorAction.Destination)])
  func `a route and its arguments say where to go`(
    route: String, arguments: [String: String], destination: CoordinatorAction.Destination
  ) throws {
    let action = try factory.make(route: route, arguments: arguments, style: .pushed)
    #expect(action == CoordinatorAction(destination: destination, style: .pushed))
  }

  @Test(arguments: [[:], ["id": ""], ["id": "ann"], ["id": "4.2"]])
  func `an id is a number`(arguments: [String: String]) {
    let refusal = CoordinatorActionRefusal.malformedID(arguments["id", default: ""])
    #expect(throws: refusal) { try factory.make(route: "User:{id}", arguments: arguments, style: .usual) }
  }
}
