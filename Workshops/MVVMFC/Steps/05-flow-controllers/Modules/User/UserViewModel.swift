import UserDomain

final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?
  private let userID: User.ID
  private let flowController: any UserFlowControllerProtocol
  private let userService: any UserServiceProtocol
  private let sessionService: any SessionServiceProtocol
  /// The person as they are now; `nil` until they are known.
  private var user: User?

  private(set) var isLoading = false
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var fullName: String? { user?.fullName }
  var canEditName: Bool { fullName != nil }

  init(
    userID: User.ID, flowController: any UserFlowControllerProtocol, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    self.sessionService = sessionService
    isOwn = userID == sessionService.userID
    userService.addListener(self)
  }

  func load() {
    isLoading = true
    didUpdate()
    userService.user(id: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  func editName() {
    flowController.showEditName(userID: userID) { [weak self] result in
      if result == .saved { self?.showKnownUser() }
    }
  }

  func showFriends() {
    flowController.showFriends(userID: userID)
  }

  func signOut() {
    sessionService.signOut()
    flowController.goToLogin()
  }

  private func didLoad(_ result: Result<User, ApiError>) {
    isLoading = false
    switch result {
    case .success(let user):
      show(user)
    case .failure(let error):
      didUpdate()
      flowController.show(apiError: error, ofUser: userID) { [weak self] in self?.load() }
    }
  }

  private func showKnownUser() {
    if let user = userService.knownUser(id: userID) { show(user) }
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
