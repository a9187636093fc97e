import ScreenKit
import Testing
import UserDomain

@testable import MVPCFApp

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
    ] as [(CoordinatorAction.Destination, CoordinatorAction.Style, String)])
  func `a link leads to its screen`(
    destination: CoordinatorAction.Destination, style: CoordinatorAction.Style, screen: String
  ) async throws {
    let app = AppDriver()
    await app.expect(ann)
    try app.open(destination, style)
    await app.expect(screen)
  }

  @Test(
    arguments: [
      (.editName(7), .nameOfAnother(7)),
      (.login, .alreadySignedIn),
    ] as [(CoordinatorAction.Destination, CoordinatorActionRefusal)])
  func `a link that leads nowhere changes nothing`(
    destination: CoordinatorAction.Destination, refusal: CoordinatorActionRefusal
  ) async throws {
    let app = AppDriver()
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
    ] as [(String, [String: String], CoordinatorAction.Destination)])
  func `a route and its arguments say where to go`(
    route: String, arguments: [String: String], destination: CoordinatorAction.Destination
  ) throws {
    let action = try DefaultCoordinatorActionFactory().make(route: route, arguments: arguments, style: .pushed)
    #expect(action == CoordinatorAction(destination: destination, style: .pushed))
  }

  @Test func `an id is a number`() {
    let refusal = #expect(throws: CoordinatorActionRefusal.self) {
      try DefaultCoordinatorActionFactory().make(route: "User:{id}", arguments: ["id": "ann"], style: .usual)
    }
    #expect(refusal?.description == "id is a number, not \"ann\"")
  }

  @Test func `a name that is edited through a link is shown at once`() async throws {
    let app = AppDriver()
    await app.expect(ann)
    try app.open(.editName(42))
    try app.window.type("Anna", into: "First name")
    try app.window.tap("Save")
    await app.expect("User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
  }

  @Test func `the last link of those that wait is followed after sign in`() async throws {
    let app = AppDriver(signedIn: nil)
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
    let app = AppDriver(signedIn: nil)
    try app.open(.editName(42))
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    await app.expect("User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel")
  }

  @Test(arguments: [.usual, .presented] as [CoordinatorAction.Style])
  func `a link closes what is presented before it leads on`(style: CoordinatorAction.Style) async throws {
    let app = AppDriver()
    await app.expect(ann)
    try app.window.tap("Edit name")
    try app.open(.user(7), style)
    await app.expect("User:42 User:7 | Bob Baker, Friends")
    try app.window.tap("Friends")
    await app.expect("User:42 User:7 Friends:7 | Ann Appleseed")
  }
}
