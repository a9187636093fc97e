import ScreenKit

/// Links and notifications have no screen of their own, so this module has no view controller.
enum LinksFactory {
  /// - Parameters:
  ///   - window: where notifications are shown.
  ///   - navigationController: the stack at the bottom, where links lead.
  ///   - clock: measures how long notifications stay.
  static func create(
    window: Window, navigationController: NavigationController, dependencyManager: DependencyManager,
    clock: any Clock<Duration>
  ) -> LinksViewModel {
    let flowController = LinksFlowController(
      window: window, navigationController: navigationController, dependencyManager: dependencyManager, clock: clock)
    let viewModel = LinksViewModel(
      flowController: flowController, sessionService: dependencyManager.sessionService,
      linkService: dependencyManager.linkService)
    dependencyManager.linkService.delegate = viewModel
    return viewModel
  }
}
