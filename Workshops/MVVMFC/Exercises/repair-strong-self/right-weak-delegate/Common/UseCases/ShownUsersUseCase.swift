import UserDomain

/// The people whom a screen shows, kept as they are now.
///
/// A use case is built like a view model, and knows no screen: it has the code that several view models share.
final class ShownUsersUseCase {
  weak var delegate: (any ShownUsersUseCaseDelegate)?
  /// `nil` until there is somebody to show, or until it is known that there is nobody.
  private(set) var users: [User]?

  init(userService: any UserServiceProtocol) {
    userService.addListener(self)
  }

  func show(_ users: [User]) {
    self.users = users
    delegate?.shownUsersDidChange(self)
  }
}

extension ShownUsersUseCase: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    guard let index = users?.firstIndex(where: { $0.id == user.id }) else { return }
    users?[index] = user
    delegate?.shownUsersDidChange(self)
  }
}
