import ScreenKit

/// Puts the parts of the module together.
struct FriendsConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
    let interactor = FriendsInteractor(userService: ServicesAssembly.shared.userService)
    let router = FriendsRouter(appRouter: PresentationAssembly.shared.router)
    let presenter = FriendsPresenter(interactor: interactor, router: router)
    let view = FriendsViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
