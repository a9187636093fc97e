import Injection
import MVVMCLibrary

/// The way into the app. Ends when somebody is signed in.
final class LoginCoordinator: BaseCoordinator {
  var finishFlow: (() -> Void)?

  private let router: any Router
  private let container: Container

  init(router: any Router, container: Container) {
    self.router = router
    self.container = container
  }

  override func start() {
    attempt { try setLoginRoot() }
  }

  private func setLoginRoot() throws {
    let login: LoginDependency = try container.resolve()
    login.viewModel.onSignedIn = { [weak self] in self?.finishFlow?() }
    login.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry)
    }
    router.setRootModule(login.viewController)
  }
}
