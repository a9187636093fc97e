import UserDomain

final class FriendsViewModel {
  weak var delegate: (any FriendsViewModelDelegate)?
  private let userID: User.ID
  private let userService: any UserServiceProtocol
  /// The friends as they are now; `nil` until they are known.
  private var friends: [User]?

  private(set) var isLoading = false
  var names: [String] { friends?.map(\.fullName) ?? [] }
  var hasNoFriends: Bool { friends?.isEmpty ?? false }

  init(userID: User.ID, userService: any UserServiceProtocol) {
    self.userID = userID
    self.userService = userService
    userService.addListener(self)
  }

  func load() {
    isLoading = true
    didUpdate()
    userService.friends(of: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  /// Whom a row is about.
  func friendID(at index: Int) -> User.ID? {
    guard let friends, friends.indices.contains(index) else { return nil }
    return friends[index].id
  }

  private func didLoad(_ result: Result<[User], ApiError>) {
    isLoading = false
    switch result {
    case .success(let friends):
      show(friends)
    case .failure(let error):
      didUpdate()
      delegate?.viewModel(self, didFailWith: Failure(error, ofUser: userID))
    }
  }

  private func show(_ friends: [User]) {
    self.friends = friends
    didUpdate()
  }

  private func didUpdate() {
    delegate?.viewModelDidUpdate(self)
  }
}

extension FriendsViewModel: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    guard var friends, let index = friends.firstIndex(where: { $0.id == user.id }) else { return }
    friends[index] = user
    show(friends)
  }

  /// The list itself says how many there are.
  func userService(_ userService: any UserServiceProtocol, didCount friendCount: Int, friendsOf userID: User.ID) {}
}
