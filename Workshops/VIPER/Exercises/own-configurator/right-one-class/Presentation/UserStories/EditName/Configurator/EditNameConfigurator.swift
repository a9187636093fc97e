import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct EditNameConfigurator {
  func configure(user: User) -> ViewController {
    let interactor = EditNameInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = EditNamePresenter(user: user, interactor: interactor)
    let view = EditNameViewController(output: presenter)
    presenter.view = view
    view.restorationIdentifier = "EditName:\(user.id)"
    return view
  }
}
