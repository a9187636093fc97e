import ScreenKit
import Testing
import UserDomain

@testable import ViperApp

/// One at a time, since the assemblies are shared.
@Suite(.serialized)
struct FlowTests {
  private let ann = "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"

  @Test func `sign out, and in as another`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.window.tap("Sign Out")
    try await app.expect("Login | Name: ")
    try app.window.type("zed", into: "Name")
    try app.window.tap("Sign in")
    try await app.expect("Login | No one is called \"zed\", OK")
    try app.window.tap("OK")
    try app.window.type("bob", into: "Name")
    try app.window.tap("Sign in")
    try await app.expect("User:7 | Bob Baker, Edit name, Friends, Sign Out")
  }

  @Test func `edit, save, cancel, swipe`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.window.tap("Edit name")
    try await app.expect("User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel")
    try app.window.type("Anna", into: "First name")
    try await app.expect("User:42 EditName:42 | First name: Anna, Last name: Appleseed, Cancel, Save")
    try app.window.tap("Save")
    let anna = "User:42 | Anna Appleseed, Edit name, Friends, Sign Out"
    try await app.expect(anna)

    try app.window.tap("Edit name")
    try app.window.type("Zoe", into: "First name")
    try app.window.tap("Cancel")
    try await app.expect(anna)

    try app.window.tap("Edit name")
    try app.window.type("Zoe", into: "First name")
    try app.window.swipeToDismiss()
    try await app.expect(anna)
  }

  @Test func `friends of friends, and back`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.window.tap("Friends")
    try await app.expect("User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
    try app.window.select(row: "Dee Dee O'Hara")
    try await app.expect("User:42 Friends:42 User:21 | Dee Dee O'Hara, Friends")
    try app.window.tap("Friends")
    try await app.expect("User:42 Friends:42 User:21 Friends:21 | No friends yet")
    for _ in 0..<3 { try app.window.goBack() }
    try await app.expect(ann)
  }

  @Test func `nobody is under this number`() async throws {
    let app = try AppDriver()
    try app.open("User:99")
    try await app.expect("User:42 User:99 | There is no user 99, OK")
    try app.window.tap("OK")
    try await app.expect(ann)
  }

  @Test(
    arguments: [
      ("User:7", nil, "User:42 User:7 | Bob Baker, Friends"),
      ("User:7", .presented, "User:42 User:7 | Bob Baker, Friends"),
      ("User:42", nil, "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"),
      ("User:42", .pushed, "User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out"),
      ("Friends:7", nil, "User:42 Friends:7 | Ann Appleseed"),
      ("EditName:42", nil, "User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel"),
      ("EditName:42", .pushed, "User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel"),
    ] as [(String, ModulePresentation?, String)])
  func `a link leads to its module`(urn: String, presentation: ModulePresentation?, screen: String) async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.open(urn, presentation)
    try await app.expect(screen)
  }

  @Test(arguments: [
    ("EditName:7", "only person 7 may edit the name of person 7"),
    ("Login", "someone is signed in already; sign out first"),
    ("User:ann", "\"ann\" is not the id of a person; ids are numbers"),
    ("Usr:7", "there is no route Usr:7; the nearest is User:{id}"),
  ])
  func `a link that leads nowhere changes nothing`(urn: String, reason: String) async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    let refusal = #expect(throws: ModuleRefusal.self) { try app.open(urn) }
    #expect(refusal?.description == reason)
    try await app.expect(ann)
  }

  @Test func `a name that is edited through a link is shown at once`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.open("EditName:42")
    try app.window.type("Anna", into: "First name")
    try app.window.tap("Save")
    try await app.expect("User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
  }

  @Test func `the last link of those that wait is followed after sign in`() async throws {
    let app = try AppDriver(signedIn: nil)
    try app.open("Friends:42")
    try app.open("User:13")
    try await app.expect("Login | Name: ")
    try app.window.type("ann", into: "Name")
    try app.window.tap("Sign in")
    try await app.expect("User:42 User:13 | Cy Young, Friends")
  }

  @Test func `a link closes what is presented before it pushes`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.window.tap("Edit name")
    try app.open("User:7")
    try await app.expect("User:42 User:7 | Bob Baker, Friends")
  }

  @Test func `a presented person has friends, and can sign out`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    try app.open("User:42", .presented)
    try await app.expect("User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out")
    try app.window.tap("Friends")
    try await app.expect("User:42 User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
    try app.window.goBack()
    try app.window.tap("Sign Out")
    try await app.expect("Login | Name: ")
  }

  @Test func `nothing of the signed-in screens outlives signing out`() async throws {
    let app = try AppDriver()
    try await app.expect(ann)
    weak let user = app.window.visibleViewController
    try app.window.tap("Friends")
    try await app.expect("User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
    weak let friends = app.window.visibleViewController
    try app.window.goBack()
    #expect(friends == nil)
    try app.window.tap("Edit name")
    weak let editName = app.window.visibleViewController
    #expect(editName != nil)
    try app.window.swipeToDismiss()
    #expect(editName == nil)
    #expect(user != nil)
    try app.window.tap("Sign Out")
    #expect(user == nil)
  }
}
