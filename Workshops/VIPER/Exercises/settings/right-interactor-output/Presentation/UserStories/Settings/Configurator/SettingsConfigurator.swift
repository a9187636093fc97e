import ScreenKit

/// Puts the parts of the module together.
struct SettingsConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let interactor = SettingsInteractor(userService: ServicesAssembly.shared.userService)
    let presenter = SettingsPresenter(interactor: interactor, router: PresentationAssembly.shared.router)
    let view = SettingsViewController(output: presenter)
    presenter.view = view
    interactor.output = presenter
    return (view, presenter)
  }
}
