import UserDomain

final class SettingsPresenter {
  var view: (any SettingsViewInput)?
  private let interactor: any SettingsInteractorInput
  private let router: any AppRouterProtocol
  private var userID: User.ID?

  init(interactor: any SettingsInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    guard let userID else { return }
    interactor.loadUser(id: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, UserAPIError>) {
    switch result {
    case .success(let user): view?.showAccount(Messages.signedIn(as: user))
    case .failure: view?.showRetryAlert(Messages.serverUnreachable)
    }
  }
}

extension SettingsPresenter: ModuleInputProtocol {
  func setupInitialState(withArguments arguments: NamedValuesType) throws(ModuleRefusal) {
    guard let userID = interactor.signedInUserID else { throw .nobodySignedIn }
    self.userID = userID
  }
}

extension SettingsPresenter: SettingsViewOutput {
  func viewIsReady() {
    load()
  }

  func signOutTapped() {
    interactor.signOut()
    router.replaceStack(rootUrn: LoginFactory.urn(), animated: true)
  }

  func retryTapped() {
    load()
  }
}
