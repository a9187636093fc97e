import ScreenKit
import UserDomain

enum EditNameFactory {
  static func create(user: User, dependencyManager: DependencyManager) -> EditNameViewController {
    let viewModel = EditNameViewModel(user: user, userService: dependencyManager.userService)
    let viewController = EditNameViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "EditName:\(user.id)"
    viewModel.delegate = viewController
    return viewController
  }

  static func showIn(parentController: ViewController, user: User, dependencyManager: DependencyManager) {
    let viewController = create(user: user, dependencyManager: dependencyManager)
    parentController.present(viewController, animated: true)
  }
}
