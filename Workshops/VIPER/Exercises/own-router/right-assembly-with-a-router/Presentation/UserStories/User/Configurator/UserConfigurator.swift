import ScreenKit

/// Puts the parts of the module together.
struct UserConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let interactor = UserInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = UserPresenter(interactor: interactor, router: PresentationAssembly.router)
    let view = UserViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
