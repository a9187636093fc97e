import ScreenKit

/// Puts the parts of the module together.
struct LoginConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
    let interactor = LoginInteractor(userService: ServicesAssembly.shared.userService)
    let router = LoginRouter(appRouter: PresentationAssembly.shared.router)
    let presenter = LoginPresenter(interactor: interactor, router: router, links: PresentationAssembly.shared.links)
    let view = LoginViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
