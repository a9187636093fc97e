import ScreenKit

/// Puts the parts of the module together.
struct LoginConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let interactor = LoginInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = LoginPresenter(interactor: interactor, router: PresentationAssembly.router)
    let view = LoginViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
