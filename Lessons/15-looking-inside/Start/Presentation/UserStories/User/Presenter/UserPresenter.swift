import UserDomain

final class UserPresenter {
  weak var view: (any UserViewInput)?
  private let interactor: any UserInteractorInput
  private let router: any AppRouterProtocol
  private var completion: ModuleCompletion<Void>?
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

  private func editNameDidEnd(_ outcome: ModuleOutcome<User>) {
    if case .finished(let user) = outcome { view?.showName(user.fullName) }
  }
}

extension UserPresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) {
    userID = try arguments.userID("id")
    self.completion = completion.map { ModuleCompletion($0) }
  }
}

extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    guard let userID else { return }
    view?.setEditNameEnabled(false)
    if userID == interactor.signedInUserID { view?.showOwnActions() }
    // A link can open EditName as well, and then its outcome does not come here.
    interactor.observeUser(id: userID) { user in self.show(user) }
    load()
  }

  func viewDidClose() {
    completion.take()?(.finished(()))
  }

  func editNameTapped() {
    guard let userID else { return }
    router.presentModule(byUrn: EditNameFactory.urn(userID: userID), animated: true) { outcome in
      self.editNameDidEnd(outcome)
    }
  }

  func friendsTapped() {
    guard let userID else { return }
    router.pushModule(byUrn: FriendsFactory.urn(userID: userID))
  }

  func signOutTapped() {
    interactor.signOut()
    router.replaceStack(rootUrn: LoginFactory.urn())
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    router.closeCurrent(animated: true)
  }
}
