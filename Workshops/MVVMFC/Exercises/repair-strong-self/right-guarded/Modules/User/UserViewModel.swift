import MVVMFCLibrary
import UserDomain

final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?
  private let userID: User.ID
  private let flowController: any UserFlowControllerProtocol
  private let userService: any UserServiceProtocol
  private let sessionService: any SessionServiceProtocol
  private let shownUsers: ShownUsersUseCase

  private(set) var isLoading = false
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var fullName: String? { shownUsers.users?.first?.fullName }
  var canEditName: Bool { fullName != nil }

  init(
    userID: User.ID, flowController: any UserFlowControllerProtocol, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol, shownUsers: ShownUsersUseCase
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    self.sessionService = sessionService
    self.shownUsers = shownUsers
    isOwn = userID == sessionService.userID
    shownUsers.onChange = { [weak self] in
      guard let self else { return }
      didUpdate()
    }
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
      shownUsers.show([user])
    case .failure(let error):
      didUpdate()
      flowController.show(apiError: error, ofUser: userID) { [weak self] in self?.load() }
    }
  }

  private func showKnownUser() {
    if let user = userService.knownUser(id: userID) { shownUsers.show([user]) }
  }

  private func didUpdate() {
    delegate?.viewModelDidUpdate(self)
  }
}
