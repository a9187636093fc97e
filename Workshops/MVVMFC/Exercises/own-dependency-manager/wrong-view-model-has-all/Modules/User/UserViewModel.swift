import UserDomain

final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?
  private let dependencyManager: DependencyManager

  let userID: User.ID
  /// The person as they are now; `nil` until they are known.
  private(set) var user: User?
  private(set) var isLoading = false
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var fullName: String? { user?.fullName }
  var canEditName: Bool { user != nil }

  init(userID: User.ID, dependencyManager: DependencyManager) {
    self.userID = userID
    self.dependencyManager = dependencyManager
    isOwn = userID == dependencyManager.sessionService.userID
    dependencyManager.userService.addListener(self)
  }

  func load() {
    isLoading = true
    didUpdate()
    dependencyManager.userService.user(id: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  func signOut() {
    dependencyManager.sessionService.signOut()
  }

  private func didLoad(_ result: Result<User, ApiError>) {
    isLoading = false
    switch result {
    case .success(let user):
      show(user)
    case .failure(let error):
      didUpdate()
      delegate?.viewModel(self, didFailWith: Failure(error, ofUser: userID))
    }
  }

  private func show(_ user: User) {
    self.user = user
    didUpdate()
  }

  private func didUpdate() {
    delegate?.viewModelDidUpdate(self)
  }
}

extension UserViewModel: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    guard user.id == self.user?.id else { return }
    show(user)
  }
}
