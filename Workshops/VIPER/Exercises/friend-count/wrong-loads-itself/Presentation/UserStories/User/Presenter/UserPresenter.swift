import UserDomain

final class UserPresenter {
  weak var view: (any UserViewInput)?
  private let userID: User.ID
  private let interactor: any UserInteractorInput
  /// The person, once loaded.
  private var user: User?

  init(userID: User.ID, interactor: any UserInteractorInput) {
    self.userID = userID
    self.interactor = interactor
  }

  private func load() {
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
    self.user = user
    view?.showName(user.fullName)
    view?.setEditNameEnabled(true)
  }
}

extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    view?.setEditNameEnabled(false)
    if userID == interactor.signedInUserID { view?.showOwnActions() }
    interactor.observeUser(id: userID) { [weak self] user in self?.show(user) }
    view?.showTitle(Messages.user)
    interactor.countFriends(of: userID) { [weak self] count in
      self?.view?.showTitle(Messages.user(friendCount: count))
    }
    load()
  }

  func editNameTapped() {
    guard let user else { return }
    view?.openEditName(of: user)
  }

  func friendsTapped() {
    view?.openFriends(of: userID)
  }

  func signOutTapped() {
    interactor.signOut()
    view?.openLogin()
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    view?.close()
  }
}
