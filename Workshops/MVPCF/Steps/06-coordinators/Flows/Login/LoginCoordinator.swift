import Injection
import MVPCFLibrary
import ScreenKit

/// The way into the app. Ends when somebody is signed in.
final class LoginCoordinator: BaseCoordinator {
  var finished: (() -> Void)!

  private let navigationController: NavigationController

  init(navigationController: NavigationController, container: Container) {
    self.navigationController = navigationController
    super.init(container: buildLoginContainer(parent: container))
  }

  override func start() {
    attempt { try showLogin() }
  }

  override func didStop() {
    finished()
  }

  private func showLogin() throws {
    let login = try container.resolve((any LoginFactory).self).make()
    login.signedIn = { [weak self] in self?.stop() }
    navigationController.setViewControllers([login.viewController], animated: false)
  }
}
