import UserDomain

final class SettingsPresenter: ModuleInputProtocol, SettingsViewOutput {
  weak var view: (any SettingsViewInput)?
  private let interactor: any SettingsInteractorInput
  private let router: any AppRouterProtocol

  init(interactor: any SettingsInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func setupInitialState(withArguments arguments: NamedValuesType) throws(ModuleRefusal) {}

  func viewIsReady() {
    guard let user = interactor.signedInUser else { return }
    view?.showName(user.fullName)
  }

  func signOutTapped() {
    interactor.signOut()
    router.replaceStack(rootUrn: LoginFactory.urn(), animated: true)
  }
}
