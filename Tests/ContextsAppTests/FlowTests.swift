import ScreenKit
import Testing
import UserDomain

@testable import ContextsApp

struct FlowTests {
  private let ann = "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"

  @Test func `sign out, and in as another`() async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.window.tap("Sign Out")
    await app.expect("Login | Name: ")
    try app.window.type("zed", into: "Name")
    try app.window.tap("Sign in")
    await app.expect("Login | No one is called \"zed\", OK")
    try app.window.tap("OK")
    try app.window.type("bob", into: "Name")
    try app.window.tap("Sign in")
    await app.expect("User:7 | Bob Baker, Edit name, Friends, Sign Out")
  }

  @Test func `edit, save, cancel, swipe`() async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.window.tap("Edit name")
    await app.expect("User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel")
    try app.window.type(" Anna ", into: "First name")
    await app.expect("User:42 EditName:42 | First name:  Anna , Last name: Appleseed, Cancel, Save")
    try app.window.tap("Save")
    let anna = "User:42 | Anna Appleseed, Edit name, Friends, Sign Out"
    await app.expect(anna)

    try app.window.tap("Edit name")
    try app.window.type("Zoe", into: "First name")
    try app.window.tap("Cancel")
    await app.expect(anna)

    try app.window.tap("Edit name")
    try app.window.type("Zoe", into: "First name")
    try app.window.swipeToDismiss()
    await app.expect(anna)

    try app.window.tap("Edit name")
    await app.expect("User:42 EditName:42 | First name: Anna, Last name: Appleseed, Cancel")
  }

  @Test func `friends of friends, and back`() async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.window.tap("Friends")
    await app.expect("User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
    try app.window.select(row: "Dee Dee O'Hara")
    await app.expect("User:42 Friends:42 User:21 | Dee Dee O'Hara, Friends")
    try app.window.tap("Friends")
    await app.expect("User:42 Friends:42 User:21 Friends:21 | No friends yet")
    for _ in 0..<3 { try app.window.goBack() }
    await app.expect(ann)
  }

  @Test func `a new name is on every screen that shows it`() async throws {
    let app = try AppDriver()
    try app.open(.friends(7))
    await app.expect("User:42 Friends:7 | Ann Appleseed")
    try app.window.select(row: "Ann Appleseed")
    await settle()
    try app.window.tap("Edit name")
    try app.window.type("Anna", into: "First name")
    try app.window.tap("Save")
    await app.expect("User:42 Friends:7 User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
    try app.window.goBack()
    await app.expect("User:42 Friends:7 | Anna Appleseed")
    try app.window.goBack()
    await app.expect("User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
  }

  @Test(arguments: [.user(99), .friends(99)] as [AppLink.Destination])
  func `nobody is under this number`(destination: AppLink.Destination) async throws {
    let app = try AppDriver()
    try app.open(destination)
    await settle()
    #expect(app.screen.hasSuffix(":99 | There is no user 99, OK"))
    try app.window.tap("OK")
    await app.expect(ann)
  }

  @Test func `nobody is under this number, presented`() async throws {
    let app = try AppDriver()
    try app.open(.user(99), .presented)
    await app.expect("User:42 User:99 | There is no user 99, OK")
    try app.window.tap("OK")
    await app.expect(ann)
  }

  @Test func `a server that stays out of reach, and comes back`() async throws {
    let app = try AppDriver()
    app.api.isOffline = true
    await app.expect("User:42 | Loading, Friends, Sign Out")
    await app.wait(.seconds(2))
    await app.expect("User:42 | Can't reach the server, Retry, Cancel")
    try app.window.tap("Cancel")
    await app.expect("User:42 | Friends, Sign Out")
    try app.window.tap("Friends")
    await app.wait(.seconds(2))
    await app.expect("User:42 Friends:42 | Can't reach the server, Retry, Cancel")
    app.api.isOffline = false
    try app.window.tap("Retry")
    await app.expect("User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
  }

  @Test func `two failures are retried without a word`() async throws {
    let app = try AppDriver()
    app.api.failuresToCome = 2
    await app.wait(.seconds(1))
    await app.expect("User:42 | Loading, Friends, Sign Out")
    await app.wait(.seconds(1))
    await app.expect(ann)
  }

  @Test func `a call that takes longer than ten seconds has failed`() async throws {
    let app = try AppDriver()
    app.api.latency = .seconds(11)
    await app.wait(.seconds(31))
    await app.expect("User:42 | Loading, Friends, Sign Out")
    await app.wait(.seconds(1))
    await app.expect("User:42 | Can't reach the server, Retry, Cancel")
  }

  @Test func `a name that cannot be saved stays to be saved again`() async throws {
    let app = try AppDriver()
    await app.expect(ann)
    try app.window.tap("Edit name")
    try app.window.type("Anna", into: "First name")
    app.api.failuresToCome = 3
    try app.window.tap("Save")
    await app.wait(.seconds(2))
    await app.expect("User:42 EditName:42 | Can't reach the server, Retry, Cancel")
    try app.window.tap("Retry")
    await app.expect("User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
  }

  @Test func `a sign-in that fails can be tried again`() async throws {
    let app = try AppDriver(signedIn: nil)
    app.api.isOffline = true
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    await app.wait(.seconds(2))
    await app.expect("Login | Can't reach the server, Retry, Cancel")
    app.api.isOffline = false
    try app.window.tap("Retry")
    await app.expect(ann)
  }
}
