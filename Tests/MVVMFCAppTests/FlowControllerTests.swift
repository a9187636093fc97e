import ScreenKit
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

/// Flow controllers with real factories, since going there is all that they do.
struct FlowControllerTests {
  private let window = Window()
  private let navigationController = NavigationController()
  private let dependencyManager: DependencyManager

  init() async {
    let surroundings = Surroundings(signedIn: 42)
    dependencyManager = DependencyManager(
      server: surroundings.server, sessionStore: surroundings.sessionStore,
      clock: surroundings.clock)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    UserFactory.rootIn(
      navigationController: navigationController, userID: 42, dependencyManager: dependencyManager)
    await settle()
  }

  /// The flow controller of the screen on top.
  private func makeFlow<Flow: FlowController>(_ make: (NavigationController?, DependencyManager) -> Flow) -> Flow {
    let flow = make(navigationController, dependencyManager)
    flow.viewController = navigationController.topViewController
    return flow
  }

  @Test func `each action shows its module in its place`() {
    makeFlow(UserFlowController.init).showFriends(userID: 42)
    #expect(window.path == ["User:42", "Friends:42"])
    makeFlow(FriendsFlowController.init).showUser(id: 7)
    #expect(window.path == ["User:42", "Friends:42", "User:7"])
    makeFlow(UserFlowController.init).showEditName(userID: 42) { _ in }
    #expect(window.path == ["User:42", "Friends:42", "User:7", "EditName:42"])
    makeFlow(UserFlowController.init).goToLogin()
    #expect(window.path == ["Login"])
    makeFlow(LoginFlowController.init).goToUser(id: 7)
    #expect(window.path == ["User:7"])
  }

  @Test func `going back pops what was pushed and dismisses what was shown`() {
    makeFlow(UserFlowController.init).showFriends(userID: 42)
    makeFlow(FriendsFlowController.init).goBack()
    #expect(window.path == ["User:42"])

    FriendsFactory.showIn(parentController: navigationController, userID: 42, dependencyManager: dependencyManager)
    #expect(window.path == ["User:42", "Friends:42"])
    let flow = FriendsFlowController(
      navigationController: window.visibleViewController?.navigationController, dependencyManager: dependencyManager)
    flow.viewController = window.visibleViewController
    flow.goBack()
    #expect(window.path == ["User:42"])
  }

  @Test func `signing out over other screens leaves only the login at the bottom`() {
    UserFactory.showIn(parentController: navigationController, userID: 42, dependencyManager: dependencyManager)
    #expect(window.path == ["User:42", "User:42"])
    let flow = UserFlowController(
      navigationController: window.visibleViewController?.navigationController, dependencyManager: dependencyManager)
    flow.viewController = window.visibleViewController
    flow.goToLogin()
    #expect(window.path == ["Login"])
    #expect(navigationController.presentedViewController == nil)
  }

  @Test func `an alert is confirmed, and a failure can be tried again`() throws {
    let flow = makeFlow(UserFlowController.init)
    var answers: [String] = []
    flow.showAlert(title: "There is no user 99") { answers.append("confirmed") }
    try window.tap("OK")
    flow.show(apiError: .timeout) { answers.append("retried") }
    #expect(window.screen.elements.filter(\.enabled).map(\.text) == ["Can't reach the server", "Retry", "Cancel"])
    try window.tap("Cancel")
    flow.show(apiError: .unreachable) { answers.append("retried") }
    try window.tap("Retry")
    #expect(answers == ["confirmed", "retried"])
  }

  @Test func `a flow controller keeps no controller`() {
    let flow: UserFlowController
    weak var viewController: ViewController?
    weak var stack: NavigationController?
    do {
      let screen = ViewController()
      let navigationController = NavigationController(rootViewController: screen)
      flow = UserFlowController(navigationController: navigationController, dependencyManager: dependencyManager)
      flow.viewController = screen
      (viewController, stack) = (screen, navigationController)
    }
    #expect(viewController == nil && stack == nil)
    // With nowhere left to go, it goes nowhere.
    flow.showFriends(userID: 42)
    flow.goBack()
    #expect(window.path == ["User:42"])
  }
}
