import ScreenKit

/// Puts the parts of the module together.
enum LoginConfigurator {
  static func configure() -> ViewController {
    let interactor = LoginInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = LoginPresenter(interactor: interactor)
    let view = LoginViewController(output: presenter)
    presenter.view = view
    view.restorationIdentifier = "Login"
    return view
  }
}
