import ScreenKit
import UserDomain

enum EditNameFactory {
  /// - Parameter completion: called once, when the screen is left.
  static func create(
    userID: User.ID, dependencyManager: DependencyManager, completion: @escaping (EditNameResult) -> Void
  ) -> EditNameViewController {
    let flowController = EditNameFlowController(navigationController: nil, dependencyManager: dependencyManager)
    let viewModel = EditNameViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService,
      completion: completion)
    let viewController = EditNameViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.editName(userID).description
    flowController.viewController = viewController
    return viewController
  }

  static func showIn(
    parentController: ViewController, userID: User.ID, dependencyManager: DependencyManager,
    completion: @escaping (EditNameResult) -> Void = { _ in }
  ) {
    let viewController = create(userID: userID, dependencyManager: dependencyManager, completion: completion)
    parentController.present(viewController, animated: true)
  }
}
