import ScreenKit

/// Puts the parts of the module together.
struct SignOutConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
    let presenter = SignOutPresenter(router: PresentationAssembly.shared.router)
    let view = SignOutViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
