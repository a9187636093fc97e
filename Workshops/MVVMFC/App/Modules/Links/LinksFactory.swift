import ScreenKit

/// Links have no screen of their own, so this module has no view controller.
enum LinksFactory {
  /// - Parameter navigationController: the stack at the bottom, where links lead.
  static func create(
    navigationController: NavigationController, dependencyManager: DependencyManager
  ) -> LinksViewModel {
    let flowController = LinksFlowController(
      navigationController: navigationController, dependencyManager: dependencyManager)
    let viewModel = LinksViewModel(
      flowController: flowController, sessionService: dependencyManager.sessionService,
      linkService: dependencyManager.linkService)
    dependencyManager.linkService.delegate = viewModel
    return viewModel
  }
}
