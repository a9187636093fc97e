import ScreenKit

enum LoginFactory {
  static func create(
    navigationController: NavigationController, dependencyManager: DependencyManager
  ) -> LoginViewController {
    let flowController = LoginFlowController(
      navigationController: navigationController, dependencyManager: dependencyManager)
    let viewModel = LoginViewModel(
      flowController: flowController, sessionService: dependencyManager.sessionService,
      linkService: dependencyManager.linkService)
    let viewController = LoginViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.login.description
    flowController.viewController = viewController
    return viewController
  }

  static func rootIn(navigationController: NavigationController, dependencyManager: DependencyManager) {
    let viewController = create(
      navigationController: navigationController, dependencyManager: dependencyManager)
    navigationController.setRoot(viewController)
  }
}
