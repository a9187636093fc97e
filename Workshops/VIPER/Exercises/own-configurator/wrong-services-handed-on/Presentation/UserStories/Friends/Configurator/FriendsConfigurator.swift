import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct FriendsConfigurator {
  func configure(userID: User.ID, userService: any UserService) -> ViewController {
    let interactor = FriendsInteractor(userService: userService)
    let presenter = FriendsPresenter(userID: userID, interactor: interactor)
    let view = FriendsViewController(output: presenter, userService: userService)
    presenter.view = view
    view.restorationIdentifier = "Friends:\(userID)"
    return view
  }
}
