import UserDomain

final class FriendsPresenter {
  weak var view: (any FriendsViewInput)?
  private let userID: User.ID
  private let interactor: any FriendsInteractorInput
  /// Whoever has opened the screen wants to know how many there are.
  private let onCount: (Int) -> Void
  private var friends: [User] = []

  init(userID: User.ID, interactor: any FriendsInteractorInput, onCount: @escaping (Int) -> Void) {
    self.userID = userID
    self.interactor = interactor
    self.onCount = onCount
  }

  private func load() {
    view?.setLoading(true)
    interactor.loadFriends(of: userID) { [weak self] result in
      self?.view?.setLoading(false)
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[User], UserAPIError>) {
    switch result {
    case .success(let friends):
      self.friends = friends
      onCount(friends.count)
      showFriends()
      if friends.isEmpty { view?.showMessage(Messages.noFriends) }
    case .failure(.noUser(let id)):
      view?.showMissingUserAlert(Messages.noUser(id))
    case .failure:
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func didUpdate(_ user: User) {
    guard let row = friends.firstIndex(where: { $0.id == user.id }) else { return }
    friends[row] = user
    showFriends()
  }

  private func showFriends() {
    view?.showFriends(friends.map(\.fullName))
  }
}

extension FriendsPresenter: FriendsViewOutput {
  func viewIsReady() {
    interactor.observeUsers { [weak self] user in self?.didUpdate(user) }
    load()
  }

  func friendSelected(at row: Int) {
    guard friends.indices.contains(row) else { return }
    view?.openUser(friends[row].id)
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    view?.close()
  }
}
