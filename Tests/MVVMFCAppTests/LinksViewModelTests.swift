import Testing
import UserDomain

@testable import MVVMFCApp

struct LinksViewModelTests {
  /// Writes down where links lead.
  private final class FlowSpy: @MainActor LinksFlowControllerProtocol {
    private(set) var calls: [String] = []
    private(set) var tap: () -> Void = {}

    func goToUser(id: User.ID) { calls.append("go to user \(id)") }
    func showUser(id: User.ID, modally: Bool) { calls.append("user \(id)\(modally ? " modally" : "")") }
    func showFriends(userID: User.ID, modally: Bool) { calls.append("friends \(userID)\(modally ? " modally" : "")") }
    func showEditName(userID: User.ID) { calls.append("edit name \(userID)") }
    func showNotification(_ text: String, tapped: @escaping () -> Void) {
      calls.append("notification \(text)")
      tap = tapped
    }
  }

  private let flow = FlowSpy()
  private let session = FakeSessionService()
  private let links = LinkServiceSpy()
  private let viewModel: LinksViewModel

  init() {
    session.userID = 42
    viewModel = LinksViewModel(flowController: flow, sessionService: session, linkService: links)
  }

  @Test(arguments: [
    (DeepLink(route: .user(42)), "go to user 42"),
    (DeepLink(route: .user(42), presentation: .pushed), "user 42"),
    (DeepLink(route: .user(7)), "user 7"),
    (DeepLink(route: .user(7), presentation: .modal), "user 7 modally"),
    (DeepLink(route: .friends(7)), "friends 7"),
    (DeepLink(route: .friends(42), presentation: .modal), "friends 42 modally"),
    (DeepLink(route: .editName(42)), "edit name 42"),
    (DeepLink(route: .editName(42), presentation: .pushed), "edit name 42"),
  ])
  func `a link leads to its screen`(link: DeepLink, call: String) throws {
    try viewModel.open(link)
    #expect(flow.calls == [call])
    #expect(links.heldLinks.isEmpty)
  }

  @Test(arguments: [
    (Route.login, "someone is signed in already; sign out first"),
    (.editName(7), "only person 7 may edit the name of person 7"),
  ])
  func `a link that leads nowhere is refused with the reason`(route: Route, message: String) {
    let error = #expect(throws: RouteError.self) { try viewModel.open(DeepLink(route: route)) }
    #expect(error?.description == message)
    #expect(flow.calls.isEmpty)
  }

  @Test func `a link waits while nobody is signed in`() throws {
    session.userID = nil
    try viewModel.open(DeepLink(route: .editName(7)))
    #expect(links.heldLinks == [DeepLink(route: .editName(7))])
    #expect(flow.calls.isEmpty)
  }

  @Test func `a link that waited is followed, or left`() {
    viewModel.linkService(links, follow: DeepLink(route: .friends(7)))
    viewModel.linkService(links, follow: DeepLink(route: .editName(7)))
    #expect(flow.calls == ["friends 7"])
  }

  @Test(arguments: [
    (DeepLink(route: .user(7)), ["notification Bob is here", "user 7"]),
    (DeepLink(route: .editName(7)), ["notification Bob is here"]),
    (nil, ["notification Bob is here"]),
  ])
  func `a notification is shown, and its link followed when somebody taps it`(link: DeepLink?, calls: [String]) {
    viewModel.receive("Bob is here", leadingTo: link)
    #expect(flow.calls == ["notification Bob is here"])
    flow.tap()
    #expect(flow.calls == calls)
  }
}
