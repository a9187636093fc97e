import ScreenKit

/// Puts the parts of the module together.
struct SettingsConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol) {
    let presenter = SettingsPresenter(
      userService: ServicesAssembly.shared.userService, router: PresentationAssembly.shared.router)
    let view = SettingsViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
