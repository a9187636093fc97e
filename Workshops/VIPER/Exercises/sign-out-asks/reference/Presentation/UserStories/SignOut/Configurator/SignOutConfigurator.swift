import ScreenKit

/// Puts the parts of the module together.
struct SignOutConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
    let interactor = SignOutInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = SignOutPresenter(interactor: interactor, router: PresentationAssembly.shared.router)
    let view = SignOutViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
