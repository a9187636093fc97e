import UserDomain

final class UserPresenter {
  weak var view: (any UserViewInput)?
  private let interactor: any UserInteractorInput
  private let router: any AppRouterProtocol
  private var userID: User.ID?

  init(interactor: any UserInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    guard let userID else { return }
    view?.setLoading(true)
    interactor.loadUser(id: userID) { [weak self] result in
      self?.view?.setLoading(false)
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, UserAPIError>) {
    switch result {
    case .success(let user): show(user)
    case .failure(.noUser(let id)): view?.showMissingUserAlert(Messages.noUser(id))
    case .failure: view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func show(_ user: User) {
    view?.showName(user.fullName)
    view?.setEditNameEnabled(true)
  }
}

extension UserPresenter: ModuleInputProtocol {
  func setupInitialState(withArguments arguments: NamedValuesType) throws(ModuleRefusal) {
    userID = try arguments.userID("id")
  }
}

extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    guard let userID else { return }
    view?.setEditNameEnabled(false)
    if userID == interactor.signedInUserID { view?.showOwnActions() }
    interactor.observeUser(id: userID) { [weak self] user in self?.show(user) }
    load()
  }

  func editNameTapped() {
    guard let userID else { return }
    router.showEditName(of: userID)
  }

  func friendsTapped() {
    guard let userID else { return }
    router.showFriends(of: userID)
  }

  func signOutTapped() {
    interactor.signOut()
    router.showLogin()
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    router.closeCurrent(animated: true)
  }
}
