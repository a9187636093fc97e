import ScreenKit
import Testing
import UserDomain

@testable import MVPCFApp

struct LifetimeTests {
  @Test func `nothing of the signed-in screens outlives signing out`() async throws {
    let app = AppDriver()
    await settle()
    weak let user = app.window.visibleViewController
    try app.window.tap("Friends")
    await settle()
    weak let friends = app.window.visibleViewController
    try app.window.select(row: "Cy Young")
    await settle()
    weak let friend = app.window.visibleViewController
    try app.open(.editName(42))
    await settle()
    weak let editName = app.window.visibleViewController
    #expect(user is UserViewController && friends is FriendsViewController)
    #expect(friend is UserViewController && editName is EditNameViewController)

    try app.window.swipeToDismiss()
    #expect(editName == nil)
    try app.window.goBack()
    #expect(friend == nil)
    try app.window.goBack()
    #expect(friends == nil)
    try app.window.tap("Sign Out")
    #expect(user == nil)
  }

  @Test func `a screen that still loads is gone as well`() async throws {
    let app = AppDriver()
    app.api.latency = .seconds(5)
    await settle()
    weak let user = app.window.visibleViewController
    try app.window.tap("Sign Out")
    #expect(user == nil)
    await app.expect("Login | Name: ")
  }

  @Test func `a person on several screens signs out once`() async throws {
    let app = AppDriver()
    try app.open(.user(42), .pushed)
    try app.open(.user(42), .pushed)
    await settle()
    try app.window.tap("Sign Out")
    await app.expect("Login | Name: ")
  }

  @Test func `who cancels while a save is under way has changed nothing`() async throws {
    let app = AppDriver()
    await settle()
    try app.window.tap("Edit name")
    try app.window.type("Zoe", into: "First name")
    app.api.latency = .seconds(2)
    try app.window.tap("Save")
    await app.wait(.seconds(1))
    try app.window.tap("Cancel")
    await app.wait(.seconds(5))
    await app.expect("User:42 | Ann Appleseed, Edit name, Friends, Sign Out")
  }
}
