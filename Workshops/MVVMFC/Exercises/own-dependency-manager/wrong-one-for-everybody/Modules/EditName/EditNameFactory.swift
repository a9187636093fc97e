import ScreenKit
import UserDomain

enum EditNameFactory {
  static func create(user: User) -> EditNameViewController {
    let viewModel = EditNameViewModel(user: user, userService: DependencyManager.shared.userService)
    let viewController = EditNameViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "EditName:\(user.id)"
    viewModel.delegate = viewController
    return viewController
  }

  static func showIn(parentController: ViewController, user: User) {
    let viewController = create(user: user)
    parentController.present(viewController, animated: true)
  }
}
