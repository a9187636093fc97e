import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct UserConfigurator {
  func configure(userID: User.ID) -> ViewController {
    let interactor = UserInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = UserPresenter(userID: userID, interactor: interactor)
    let view = UserViewController(output: presenter)
    view.restorationIdentifier = "User:\(userID)"
    return view
  }
}
