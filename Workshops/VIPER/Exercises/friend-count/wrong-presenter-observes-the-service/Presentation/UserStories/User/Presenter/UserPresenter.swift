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

  private func showTitle(friendCount: Int?) {
    view?.showTitle(friendCount.map(Messages.user(friendCount:)) ?? Messages.user)
  }
}

extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    view?.setEditNameEnabled(false)
    if userID == interactor.signedInUserID { view?.showOwnActions() }
    interactor.observeUser(id: userID) { [weak self] user in self?.show(user) }
    interactor.addObserver(self)
    showTitle(friendCount: interactor.friendCount(of: userID))
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

extension UserPresenter: UserServiceObserver {
  func userService(_ userService: any UserService, didUpdate user: User) {}

  func userService(_ userService: any UserService, didLoadFriendsOf id: User.ID) {
    if id == userID { showTitle(friendCount: userService.friendCount(of: id)) }
  }
}
