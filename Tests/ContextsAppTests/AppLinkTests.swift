import Foundation
import Testing
import UserDomain

@testable import ContextsApp

struct AppLinkTests {
  @Test(
    arguments: [
      ("atelier:Login", .login), ("atelier:User:7", .user(7)), ("atelier:Friends:7", .friends(7)),
      ("atelier:EditName:7", .editName(7)),
    ] as [(String, AppLink.Destination)])
  func `a URL says where to go`(text: String, destination: AppLink.Destination) throws {
    #expect(try AppLink.Destination(url: try #require(URL(string: text))) == destination)
  }

  @Test(arguments: ["", "ann", "4.2", "4 2"])
  func `an id is a number`(id: String) throws {
    let url = try #require(URL(string: "atelier:User:\(id)"))
    let refusal = #expect(throws: AppLinkRefusal.malformedID(id)) { try AppLink.Destination(url: url) }
    #expect(refusal?.description == "\"\(id)\" is not the id of a person; ids are numbers")
  }

  @Test(arguments: ["atelier:", "atelier:Usr:7", "atelier:User", "atelier:User:7:8", "atelier:Login:7"])
  func `a URL without a screen is refused`(text: String) throws {
    let url = try #require(URL(string: text))
    let refusal = #expect(throws: AppLinkRefusal.unknownScreen(url)) { try AppLink.Destination(url: url) }
    #expect(refusal?.description == "there is no screen behind \(text)")
  }
}
