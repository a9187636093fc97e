import ScreenKit

/// Puts the parts of the module together.
struct FriendsConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let interactor = FriendsInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = FriendsPresenter(interactor: interactor, router: PresentationAssembly.shared.router)
    let view = FriendsViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
