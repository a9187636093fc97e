import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct UserConfigurator {
  func configure(userID: User.ID, userService: any UserService) -> ViewController {
    let interactor = UserInteractor(userService: userService)
    let presenter = UserPresenter(userID: userID, interactor: interactor)
    let view = UserViewController(output: presenter, userService: userService)
    presenter.view = view
    view.restorationIdentifier = "User:\(userID)"
    return view
  }
}
