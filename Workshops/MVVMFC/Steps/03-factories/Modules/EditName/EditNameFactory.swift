import ScreenKit
import UserDomain

enum EditNameFactory {
  static func create(user: User, userService: any UserServiceProtocol) -> EditNameViewController {
    let viewModel = EditNameViewModel(user: user, userService: userService)
    let viewController = EditNameViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "EditName:\(user.id)"
    viewModel.delegate = viewController
    return viewController
  }

  static func showIn(parentController: ViewController, user: User, userService: any UserServiceProtocol) {
    let viewController = create(user: user, userService: userService)
    parentController.present(viewController, animated: true)
  }
}
