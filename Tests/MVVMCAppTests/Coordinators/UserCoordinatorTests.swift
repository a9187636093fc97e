import Injection
import Testing
import UserDomain

@testable import MVVMCApp

/// A coordinator is told what happened by view models, and tells its router where to go.
struct UserCoordinatorTests {
  private let router = RouterSpy()
  private let coordinator: UserCoordinator
  private let log = Log()

  init() {
    coordinator = UserCoordinator(
      router: router, container: .withFakeServices(signedIn: 42), signedInUserID: 42)
    coordinator.finishFlow = { [log] in log.add("finishFlow") }
  }

  /// The view model of the user screen that was shown last.
  private func userViewModel() throws -> any UserViewModel {
    try #require(router.modules.last as? UserViewController).viewModel
  }

  @Test func `the flow begins with the signed-in person`() {
    coordinator.start()
    #expect(router.calls == ["setRootModule User:42"])
  }

  @Test(
    arguments: [
      (.friendsTapped, ["push Friends:42"], []),
      (.editNameTapped, ["present [EditName:42]"], []),
      (.signOutTapped, [], ["finishFlow"]),
    ] as [(UserViewEvent, [String], [String])])
  func `an event on the user screen leads on`(event: UserViewEvent, calls: [String], closures: [String]) throws {
    coordinator.start()
    try userViewModel().events.send(event)
    #expect(router.calls.dropFirst() == calls[...])
    #expect(log.entries == closures)
  }

  @Test func `a selected friend is pushed, and has friends as well`() throws {
    coordinator.start()
    try userViewModel().events.send(.friendsTapped)
    let friends = try #require(router.modules.last as? FriendsViewController)
    friends.viewModel.events.send(.friendSelected(7))
    try userViewModel().events.send(.friendsTapped)
    #expect(
      router.calls == ["setRootModule User:42", "push Friends:42", "push User:7", "push Friends:7"])
  }

  @Test(
    arguments: [
      (.user(42), .usual, ["dismissModule", "setRootModule User:42"]),
      (.user(42), .pushed, ["dismissModule", "push User:42"]),
      (.user(7), .usual, ["dismissModule", "push User:7"]),
      (.user(7), .presented, ["dismissModule", "present [User:7]"]),
      (.friends(7), .usual, ["dismissModule", "push Friends:7"]),
      (.friends(7), .presented, ["dismissModule", "present [Friends:7]"]),
      (.editName(42), .usual, ["dismissModule", "present [EditName:42]"]),
      (.editName(42), .pushed, ["dismissModule", "present [EditName:42]"]),
    ] as [(DeepLinkOption.Destination, DeepLinkOption.Style, [String])])
  func `a link leads on from what is on the stack`(
    destination: DeepLinkOption.Destination, style: DeepLinkOption.Style, calls: [String]
  ) throws {
    coordinator.start()
    try coordinator.start(with: DeepLinkOption(destination: destination, style: style))
    #expect(router.calls.dropFirst() == calls[...])
  }

  @Test(
    arguments: [.usual, .pushed, .presented] as [DeepLinkOption.Style],
    [(.login, .alreadySignedIn), (.editName(7), .nameOfAnother(7))] as [(DeepLinkOption.Destination, DeepLinkRefusal)])
  func `a link that leads nowhere moves nothing`(
    style: DeepLinkOption.Style, refused: (destination: DeepLinkOption.Destination, refusal: DeepLinkRefusal)
  ) {
    coordinator.start()
    let option = DeepLinkOption(destination: refused.destination, style: style)
    #expect(throws: refused.refusal) { try coordinator.start(with: option) }
    #expect(router.calls == ["setRootModule User:42"])
  }

  @Test(arguments: [DeepLinkOption.Destination.user(7), .editName(42)])
  func `a child flow is kept until its stack has gone`(destination: DeepLinkOption.Destination) throws {
    coordinator.start()
    try coordinator.start(with: DeepLinkOption(destination: destination, style: .presented))
    weak let child = coordinator.childCoordinators.first
    #expect(child != nil)
    router.removePresented()
    #expect(child == nil)
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `nothing that the flow shows keeps its coordinator`() throws {
    weak var coordinator: UserCoordinator?
    do {
      let flow = UserCoordinator(router: router, container: .withFakeServices(signedIn: 42), signedInUserID: 42)
      flow.start()
      try userViewModel().events.send(.friendsTapped)
      coordinator = flow
    }
    #expect(router.modules.count == 2)
    #expect(coordinator == nil)
  }
}
