import Foundation
import Testing

@testable import ViperApp

struct LinkHandlerTests {
  private let router = RouterSpy()
  private let userService = FakeUserService()
  private let links: LinkHandlerImpl

  init() {
    userService.signedInUserID = 42
    links = LinkHandlerImpl(router: router, userService: userService, urlScheme: "atelier")
  }

  @Test(
    arguments: [
      ("atelier:User:7", nil, "open User:7"),
      ("atelier:User:7", .presented, "open User:7 presented"),
      // One's own screen is where the app begins.
      ("atelier:User:42", nil, "open User:42 root"),
      ("atelier:User:42", .pushed, "open User:42 pushed"),
    ] as [(String, ModulePresentation?, String)])
  func `a link is a URN with the app's scheme in front`(url: String, presentation: ModulePresentation?, call: String)
    throws
  {
    try links.open(link(url, presentation))
    #expect(router.calls == [call])
  }

  @Test(arguments: ["viper:User:7", "User:7", "atelier:", "atelier:User::7"])
  func `what is not a link of this app is refused`(url: String) {
    #expect(throws: ModuleRefusal.self) { try links.open(link(url)) }
    #expect(router.calls.isEmpty)
  }

  @Test func `what the router refuses is refused`() {
    router.refusal = .notAUserID("ann")
    #expect(throws: ModuleRefusal.self) { try links.open(link("atelier:User:ann")) }
  }

  @Test func `a link waits until somebody has signed in, and the last one wins`() throws {
    userService.signedInUserID = nil
    for url in ["atelier:User:7", "atelier:Friends:7"] { try links.open(link(url)) }
    links.openPendingLink()
    #expect(router.calls.isEmpty)
    userService.signedInUserID = 42
    links.openPendingLink()
    links.openPendingLink()
    #expect(router.calls == ["open Friends:7"])
  }

  private func link(_ url: String, _ presentation: ModulePresentation? = nil) throws -> ModuleLink {
    ModuleLink(url: try #require(URL(string: url)), presentation: presentation)
  }
}
