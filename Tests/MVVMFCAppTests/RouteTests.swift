import Foundation
import Testing

@testable import MVVMFCApp

struct RouteTests {
  @Test(arguments: ["Login", "User:7", "Friends:7", "EditName:7"])
  func `a route reads as the link that leads to it`(text: String) throws {
    let url = try #require(URL(string: "atelier:\(text)"))
    #expect(try Route(url: url).description == text)
  }

  @Test(arguments: ["", "ann", "4.2"])
  func `an id that is not a number is refused`(id: String) throws {
    let url = try #require(URL(string: "atelier:User:\(id)"))
    let error = #expect(throws: RouteError.self) { try Route(url: url) }
    #expect(error?.description == "\"\(id)\" is not the id of a person; ids are numbers")
  }

  @Test(arguments: ["atelier:", "atelier:Usr:7", "atelier:User", "atelier:User:7:8"])
  func `a URL without a screen is refused`(text: String) throws {
    let url = try #require(URL(string: text))
    let error = #expect(throws: RouteError.self) { try Route(url: url) }
    #expect(error?.description == "there is no screen behind \(text)")
  }
}
