import ScreenKit

/// Puts the parts of the module together.
struct UserConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
    let interactor = UserInteractor(userService: ServicesAssembly.shared.userService)
    let router = UserRouter(appRouter: PresentationAssembly.shared.router)
    let presenter = UserPresenter(interactor: interactor, router: router)
    let view = UserViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
