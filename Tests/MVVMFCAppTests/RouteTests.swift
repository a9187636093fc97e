import Testing

@testable import MVVMFCApp

struct RouteTests {
  @Test(arguments: ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"])
  func `a route reads as the link that leads to it`(template: String) throws {
    let route = try Route(template: template, arguments: ["id": "7"])
    #expect(route.description == template.replacing("{id}", with: "7"))
  }

  @Test(arguments: [[:], ["id": ""], ["id": "ann"], ["id": "4.2"]])
  func `an id that is no number is refused`(arguments: [String: String]) {
    #expect(throws: RouteError.self) { try Route(template: "User:{id}", arguments: arguments) }
  }
}
