import ScreenKit
import UserDomain

/// Puts the parts of the module together.
enum FriendsConfigurator {
  static func configure(userID: User.ID) -> ViewController {
    let interactor = FriendsInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = FriendsPresenter(userID: userID, interactor: interactor)
    let view = FriendsViewController(output: presenter)
    presenter.view = view
    view.restorationIdentifier = "Friends:\(userID)"
    return view
  }
}
