import UserDomain

final class FriendsPresenter {
  weak var view: (any FriendsViewInput)?
  private let interactor: any FriendsInteractorInput
  private let router: any AppRouterProtocol
  private var completion: ModuleCompletion<Void>?
  private var userID: User.ID?
  private var friends: [User] = []

  init(interactor: any FriendsInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    guard let userID else { return }
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

extension FriendsPresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) {
    userID = try arguments.userID("id")
    self.completion = completion.map { ModuleCompletion($0) }
  }
}

extension FriendsPresenter: FriendsViewOutput {
  func viewIsReady() {
    interactor.observeUsers { [weak self] user in self?.didUpdate(user) }
    load()
  }

  func viewDidClose() {
    completion.take()?(.finished(()))
  }

  func friendSelected(at row: Int) {
    guard friends.indices.contains(row) else { return }
    let urn = UserFactory.urn(userID: friends[row].id)
    router.pushModule(byUrn: urn)
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    router.closeCurrent(animated: true)
  }
}
