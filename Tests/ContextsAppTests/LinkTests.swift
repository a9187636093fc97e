import ScreenKit
import Testing
import UserDomain

@testable import ContextsApp

struct LinkTests {
  private let ann = "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"

  @Test(
    arguments: [
      (.user(7), .usual, "User:42 User:7 | Bob Baker, Friends"),
      (.user(7), .presented, "User:42 User:7 | Bob Baker, Friends"),
      (.user(42), .usual, "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"),
      (.user(42), .pushed, "User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out"),
      (.friends(7), .usual, "User:42 Friends:7 | Ann Appleseed"),
      (.editName(42), .usual, "User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel"),
      (.editName(42), .pushed, "User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel"),
    ] as [(AppLink.Destination, AppLink.Style, String)])
  func `a link leads to its screen`(
    destination: AppLink.Destination, style: AppLink.Style, screen: String
  ) async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.open(destination, style)
    await app.expect(screen)
  }

  @Test(
    arguments: [
      (.editName(7), .nameOfAnother(7)),
      (.login, .alreadySignedIn),
    ] as [(AppLink.Destination, AppLinkRefusal)])
  func `a link that leads nowhere changes nothing`(
    destination: AppLink.Destination, refusal: AppLinkRefusal
  ) async throws {
    let app = try AppDriver()
    await app.expect(ann)
    #expect(throws: refusal) { try app.open(destination) }
    await app.expect(ann)
  }

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

  @Test func `an id is a number`() {
    let refusal = #expect(throws: AppLinkRefusal.self) {
      try AppLink.Destination(route: "User:{id}", arguments: ["id": "ann"])
    }
    #expect(refusal?.description == "id is a number, not \"ann\"")
  }

  @Test func `a name that is edited through a link is shown at once`() async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.open(.editName(42))
    try app.window.type("Anna", into: "First name")
    try app.window.tap("Save")
    await app.expect("User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
  }

  @Test func `the last link of those that wait is followed after sign in`() async throws {
    let app = try AppDriver(signedIn: nil)
    try app.open(.friends(42))
    try app.open(.user(13))
    await app.expect("Login | Name: ")
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    await app.expect("User:42 User:13 | Cy Young, Friends")
    try app.window.goBack()
    try app.window.tap("Sign Out")
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    await app.expect(ann)
  }

  @Test func `a name that is edited as soon as its person is signed in gets filled in`() async throws {
    let app = try AppDriver(signedIn: nil)
    try app.open(.editName(42))
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    await app.expect("User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel")
  }

  @Test(arguments: [.usual, .presented] as [AppLink.Style])
  func `a link closes what is presented before it leads on`(style: AppLink.Style) async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.window.tap("Edit name")
    try app.open(.user(7), style)
    await app.expect("User:42 User:7 | Bob Baker, Friends")
    try app.window.tap("Friends")
    await app.expect("User:42 User:7 Friends:7 | Ann Appleseed")
  }
}
