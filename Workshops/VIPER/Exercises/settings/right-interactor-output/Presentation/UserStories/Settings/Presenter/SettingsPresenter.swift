import UserDomain

final class SettingsPresenter {
  weak var view: (any SettingsViewInput)?
  private let interactor: any SettingsInteractorInput
  private let router: any AppRouterProtocol

  init(interactor: any SettingsInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

extension SettingsPresenter: ModuleInputProtocol {
  func setupInitialState(withArguments arguments: NamedValuesType) throws(ModuleRefusal) {}
}

extension SettingsPresenter: SettingsInteractorOutput {
  func didLoad(_ user: User) {
    view?.showAccount(Messages.signedIn(as: user))
  }

  func didFailToLoad() {
    view?.showRetryAlert(Messages.serverUnreachable)
  }
}

extension SettingsPresenter: SettingsViewOutput {
  func viewIsReady() {
    interactor.loadUser()
  }

  func signOutTapped() {
    interactor.signOut()
    router.replaceStack(rootUrn: LoginFactory.urn(), animated: true)
  }

  func retryTapped() {
    interactor.loadUser()
  }
}
