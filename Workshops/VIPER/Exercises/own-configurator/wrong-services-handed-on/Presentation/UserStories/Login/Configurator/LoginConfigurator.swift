import ScreenKit

/// Puts the parts of the module together.
struct LoginConfigurator {
  func configure(userService: any UserService) -> ViewController {
    let interactor = LoginInteractor(userService: userService)
    let presenter = LoginPresenter(interactor: interactor)
    let view = LoginViewController(output: presenter, userService: userService)
    presenter.view = view
    view.restorationIdentifier = "Login"
    return view
  }
}
