import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct EditNameConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<User>) {
    let interactor = EditNameInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = EditNamePresenter(interactor: interactor, router: PresentationAssembly.shared.router)
    let view = EditNameViewController(output: presenter)
    return (view, presenter)
  }
}
