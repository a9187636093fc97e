final class DefaultLoginFactory: LoginFactory {
  private let managers: Managers

  init(managers: Managers) {
    self.managers = managers
  }

  func make() -> any LoginRoutes {
    let viewController = LoginViewController(
      presenter: DefaultLoginPresenter(loginManager: managers.loginManager), viewContainer: DefaultLoginView())
    viewController.restorationIdentifier = ScreenAddress.login
    return viewController
  }
}
