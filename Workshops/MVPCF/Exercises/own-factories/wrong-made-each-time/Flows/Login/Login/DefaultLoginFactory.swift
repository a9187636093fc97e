final class DefaultLoginFactory: LoginFactory {
  private let loginManager: any LoginManager

  init(loginManager: any LoginManager) {
    self.loginManager = loginManager
  }

  func make() -> any LoginRoutes {
    let viewController = LoginViewController(
      presenter: DefaultLoginPresenter(loginManager: loginManager), viewContainer: DefaultLoginView())
    viewController.restorationIdentifier = ScreenAddress.login
    return viewController
  }
}
