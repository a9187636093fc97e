import ScreenKit
import UserDomain

final class UserViewModel {
  weak var viewController: ViewController?
  weak var delegate: (any UserViewModelDelegate)?
  private let userService: any UserServiceProtocol
  private let sessionService: any SessionServiceProtocol

  let userID: User.ID
  /// The person as they are now; `nil` until they are known.
  private(set) var user: User?
  private(set) var isLoading = false
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var fullName: String? { user?.fullName }
  var canEditName: Bool { user != nil }

  init(userID: User.ID, userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol) {
    self.userID = userID
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

  func signOut() {
    sessionService.signOut()
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
    viewController?.title = userService.friendCount(of: userID).map(Strings.user(friendCount:)) ?? Strings.user
    delegate?.viewModelDidUpdate(self)
  }
}

extension UserViewModel: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    guard user.id == self.user?.id else { return }
    show(user)
  }

  func userService(_ userService: any UserServiceProtocol, didLoadFriendsOf userID: User.ID) {
    guard userID == self.userID else { return }
    didUpdate()
  }
}
