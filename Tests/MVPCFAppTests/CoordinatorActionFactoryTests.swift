import Foundation
import Testing
import UserDomain

@testable import MVPCFApp

struct CoordinatorActionFactoryTests {
  private let factory = DefaultCoordinatorActionFactory()

  @Test(
    arguments: [
      ("atelier:Login", .login), ("atelier:User:7", .user(7)), ("atelier:Friends:7", .friends(7)),
      ("atelier:EditName:7", .editName(7)),
    ] as [(String, CoordinatorAction.Destination)])
  func `a URL says where to go`(text: String, destination: CoordinatorAction.Destination) throws {
    let action = try factory.make(url: try #require(URL(string: text)), style: .pushed)
    #expect(action == CoordinatorAction(destination: destination, style: .pushed))
  }

  @Test(arguments: ["", "ann", "4.2", "4 2"])
  func `an id is a number`(id: String) throws {
    let url = try #require(URL(string: "atelier:User:\(id)"))
    let refusal = #expect(throws: CoordinatorActionRefusal.malformedID(id)) {
      try factory.make(url: url, style: .usual)
    }
    #expect(refusal?.description == "\"\(id)\" is not the id of a person; ids are numbers")
  }

  @Test(arguments: ["atelier:", "atelier:Usr:7", "atelier:User", "atelier:User:7:8", "atelier:Login:7"])
  func `a URL without a screen is refused`(text: String) throws {
    let url = try #require(URL(string: text))
    let refusal = #expect(throws: CoordinatorActionRefusal.unknownScreen(url)) {
      try factory.make(url: url, style: .usual)
    }
    #expect(refusal?.description == "there is no screen behind \(text)")
  }
}
