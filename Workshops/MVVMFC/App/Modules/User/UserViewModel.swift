import UserDomain

final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?
  private let userID: User.ID
  private let flowController: any UserFlowControllerProtocol
  private let userService: any UserServiceProtocol
  private let sessionService: any SessionServiceProtocol

  private(set) var user: User?
  private(set) var isLoading = false

  var fullName: String? { user?.fullName }
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var canEditName: Bool { user != nil }

  init(
    userID: User.ID, flowController: any UserFlowControllerProtocol, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    self.sessionService = sessionService
    isOwn = userID == sessionService.userID
    // A link can open the editor as well, and then its result does not come here.
    userService.addListener(self)
  }

  func load() {
    isLoading = true
    delegate?.viewModelDidUpdate(self)
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
      self.user = user
    case .failure(.notFound):
      flowController.showAlert(title: Strings.noUser(userID)) { [weak self] in self?.flowController.goBack() }
    case .failure(let error):
      flowController.show(apiError: error) { [weak self] in self?.load() }
    }
    delegate?.viewModelDidUpdate(self)
  }

  private func showKnownUser() {
    user = userService.knownUser(id: userID)
    delegate?.viewModelDidUpdate(self)
  }
}

extension UserViewModel: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    if user.id == userID { showKnownUser() }
  }
}
