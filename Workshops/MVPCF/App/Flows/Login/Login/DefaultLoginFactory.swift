import MVPCFLibrary

final class DefaultLoginFactory: BaseFactory, LoginFactory {
  func make() throws -> any LoginRoutes {
    let viewController = LoginViewController(
      presenter: DefaultLoginPresenter(loginManager: try container.resolve()),
      viewContainer: DefaultLoginView())
    viewController.restorationIdentifier = ScreenAddress.login
    return viewController
  }
}
