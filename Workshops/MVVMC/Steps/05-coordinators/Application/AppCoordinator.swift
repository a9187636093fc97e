import Injection
import MVVMCLibrary
import ScreenKit
import UserDomain

/// Owns the window, and decides which flow is in it.
final class AppCoordinator: BaseCoordinator {
  private let window: Window
  private let container: Container
  /// The flow of whoever is signed in; `nil` while nobody is.
  private weak var userCoordinator: UserCoordinator?

  init(window: Window, container: Container) {
    self.window = window
    self.container = container
  }

  override func start() {
    runNextFlow()
    window.makeKeyAndVisible()
  }

  private func runNextFlow() {
    attempt {
      if let userID = try container.resolve((any SessionService).self).userID {
        runUserFlow(signedInUserID: userID)
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
    userCoordinator = coordinator
    run(coordinator, on: router)
  }

  private func run(_ coordinator: any Coordinator, on router: any Router) {
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = router.toPresent()
  }

  // MARK: Links

  var isSignedIn: Bool { userCoordinator != nil }

  func showUser(_ id: User.ID) {
    userCoordinator?.showUser(id)
  }

  func showFriends(of id: User.ID) {
    userCoordinator?.showFriends(of: id)
  }
}
