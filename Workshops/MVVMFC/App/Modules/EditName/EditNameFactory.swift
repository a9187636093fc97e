import ScreenKit
import UserDomain

enum EditNameFactory {
  /// - Parameter completion: called once, when the screen is left.
  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager,
    completion: @escaping (EditNameResult) -> Void
  ) -> EditNameViewController {
    let flowController = EditNameFlowController(
      navigationController: navigationController, dependencyManager: dependencyManager)
    let viewModel = EditNameViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService,
      completion: completion)
    let viewController = EditNameViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.editName(userID).description
    flowController.viewController = viewController
    viewModel.delegate = viewController
    return viewController
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager,
    completion: @escaping (EditNameResult) -> Void = { _ in }
  ) {
    navigationController.pushModule(
      create(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager,
        completion: completion))
  }

  static func showIn(
    parentController: ViewController, navigationController: NavigationController, userID: User.ID,
    dependencyManager: DependencyManager, completion: @escaping (EditNameResult) -> Void = { _ in }
  ) {
    let viewController = create(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager,
      completion: completion)
    parentController.present(viewController, animated: true)
  }
}
