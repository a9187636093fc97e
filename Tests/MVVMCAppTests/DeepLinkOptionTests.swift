import Foundation
import Testing
import UserDomain

@testable import MVVMCApp

struct DeepLinkOptionTests {
  @Test(
    arguments: [
      ("atelier:Login", .login), ("atelier:User:7", .user(7)), ("atelier:Friends:7", .friends(7)),
      ("atelier:EditName:7", .editName(7)),
    ] as [(String, DeepLinkOption.Destination)])
  func `a URL says where to go`(text: String, destination: DeepLinkOption.Destination) throws {
    let option = try DeepLinkOption(url: try #require(URL(string: text)), style: .pushed)
    #expect(option == DeepLinkOption(destination: destination, style: .pushed))
  }

  @Test(arguments: ["", "ann", "4.2", "4 2"])
  func `an id is a number`(id: String) throws {
    let url = try #require(URL(string: "atelier:User:\(id)"))
    let refusal = #expect(throws: DeepLinkRefusal.malformedID(id)) { try DeepLinkOption(url: url, style: .usual) }
    #expect(refusal?.description == "\"\(id)\" is not the id of a person; ids are numbers")
  }

  @Test(arguments: ["atelier:", "atelier:Usr:7", "atelier:User", "atelier:User:7:8", "atelier:Login:7"])
  func `a URL without a screen is refused`(text: String) throws {
    let url = try #require(URL(string: text))
    let refusal = #expect(throws: DeepLinkRefusal.unknownScreen(url)) { try DeepLinkOption(url: url, style: .usual) }
    #expect(refusal?.description == "there is no screen behind \(text)")
  }
}
