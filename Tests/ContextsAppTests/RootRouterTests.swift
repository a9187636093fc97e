import ScreenKit
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import ContextsApp

/// The root router with the app's compositions: the container builds what a segue or a link leads to.
struct RootRouterTests {
  private let window = Window()
  private let controller: RootController
  private let router: RootRouter
  private let sessionStore = InMemorySessionStore(userID: 42)

  init() throws {
    controller = try RootComposition.makeController(
      server: SimulatedServer(), sessionStore: sessionStore)
    router = try #require(controller.router)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test(
    arguments: [
      (.user(7), .usual, ["User:42", "User:7"]),
      (.user(42), .usual, ["User:42"]),
      (.user(42), .pushed, ["User:42", "User:42"]),
      (.friends(7), .presented, ["User:42", "Friends:7"]),
      (.editName(42), .pushed, ["User:42", "EditName:42"]),
    ] as [(AppLink.Destination, AppLink.Style, [String])])
  func `a link leads to its screen`(destination: AppLink.Destination, style: AppLink.Style, path: [String]) throws {
    try controller.open(AppLink(destination: destination, style: style))
    #expect(window.path == path)
  }

  @Test(
    arguments: [
      (.login, .alreadySignedIn), (.editName(7), .nameOfAnother(7)),
    ] as [(AppLink.Destination, AppLinkRefusal)])
  func `a link that makes no sense is refused, and nothing changes`(
    destination: AppLink.Destination, refusal: AppLinkRefusal
  ) {
    #expect(throws: refusal) { try controller.open(AppLink(destination: destination, style: .usual)) }
    #expect(window.path == ["User:42"])
  }

  @Test func `a link waits while nobody is signed in, and the last one wins`() async throws {
    try window.tap("Sign Out")
    #expect(window.path == ["Login"])
    for destination in [.user(7), .friends(7)] as [AppLink.Destination] {
      try controller.open(AppLink(destination: destination, style: .usual))
    }
    #expect(window.path == ["Login"])
    try window.type("ann", into: "Name")
    try window.tap("Sign in")
    await settle()
    #expect(window.path == ["User:42", "Friends:7"])
  }

  @Test func `the router does not keep its controller`() throws {
    weak var reference: RootController?
    let router: RootRouter
    do {
      let controller = try RootComposition.makeController(
        server: SimulatedServer(), sessionStore: sessionStore)
      router = try #require(controller.router)
      reference = controller
    }
    #expect(reference == nil)
    router.navigate(.login)
  }
}
