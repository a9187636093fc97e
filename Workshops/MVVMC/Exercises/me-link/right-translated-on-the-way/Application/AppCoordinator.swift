import Injection
import MVVMCLibrary
import ScreenKit
import UserDomain

/// Owns the window, and decides which flow is in it.
final class AppCoordinator: BaseCoordinator<DeepLinkOption> {
  private let window: Window
  private let container: Container
  /// The link that came while nobody was signed in; the last one wins.
  private var waitingOption: DeepLinkOption?

  init(window: Window, container: Container) {
    self.window = window
    self.container = container
  }

  override func start() {
    runNextFlow()
    window.makeKeyAndVisible()
  }

  override func start(with option: DeepLinkOption?) throws {
    guard let option else { return start() }
    guard let userID = try signedInUserID() else {
      waitingOption = option
      return
    }
    let seen = DeepLinkOption(
      destination: option.destination == .me ? .user(userID) : option.destination, style: option.style)
    for child in childCoordinators { try child.start(with: seen) }
  }

  private func runNextFlow() {
    attempt {
      if let userID = try signedInUserID() {
        runUserFlow(signedInUserID: userID)
        try followWaitingOption()
      } else {
        runLoginFlow()
      }
    }
  }

  private func runLoginFlow() {
    let router = RouterImp()
    let coordinator = LoginCoordinator(router: router, container: container)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.runNextFlow()
    }
    run(coordinator, on: router)
  }

  private func runUserFlow(signedInUserID: User.ID) {
    let router = RouterImp()
    let coordinator = UserCoordinator(router: router, container: container, signedInUserID: signedInUserID)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.runNextFlow()
    }
    run(coordinator, on: router)
  }

  private func run(_ coordinator: any Coordinator<DeepLinkOption>, on router: any Router) {
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = router.toPresent()
  }

  private func followWaitingOption() throws {
    guard let option = waitingOption else { return }
    waitingOption = nil
    try start(with: option)
  }

  private func signedInUserID() throws -> User.ID? {
    try container.resolve((any SessionService).self).userID
  }
}
