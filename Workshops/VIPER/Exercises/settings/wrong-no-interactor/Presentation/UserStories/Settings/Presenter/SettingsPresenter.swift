import UserDomain

final class SettingsPresenter {
  weak var view: (any SettingsViewInput)?
  private let userService: any UserService
  private let router: any AppRouterProtocol
  private var userID: User.ID?

  init(userService: any UserService, router: any AppRouterProtocol) {
    self.userService = userService
    self.router = router
  }

  private func load() {
    guard let userID else { return }
    userService.user(id: userID) { [weak self] result in
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
    guard let userID = userService.signedInUserID else { throw .nobodySignedIn }
    self.userID = userID
  }
}

extension SettingsPresenter: SettingsViewOutput {
  func viewIsReady() {
    load()
  }

  func signOutTapped() {
    userService.signOut()
    router.replaceStack(rootUrn: LoginFactory.urn(), animated: true)
  }

  func retryTapped() {
    load()
  }
}
