import ScreenKit

/// Puts the parts of the module together.
struct UserConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let router = PresentationAssembly.shared.router
    let interactor = UserInteractor(userService: ServicesAssembly.shared.userService, router: router)
    let presenter = UserPresenter(interactor: interactor, router: router)
    let view = UserViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
