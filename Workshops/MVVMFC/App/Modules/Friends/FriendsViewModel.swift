import UserDomain

final class FriendsViewModel {
  weak var delegate: (any FriendsViewModelDelegate)?
  private let userID: User.ID
  private let flowController: any FriendsFlowControllerProtocol
  private let userService: any UserServiceProtocol

  /// Nothing until they are loaded.
  private(set) var friends: [User]?
  private(set) var isLoading = false

  var names: [String] { friends?.map(\.fullName) ?? [] }
  var hasNoFriends: Bool { friends?.isEmpty ?? false }

  init(
    userID: User.ID, flowController: any FriendsFlowControllerProtocol, userService: any UserServiceProtocol
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    userService.addListener(self)
  }

  func load() {
    isLoading = true
    delegate?.viewModelDidUpdate(self)
    userService.friends(of: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  func selectFriend(at index: Int) {
    guard let friends, friends.indices.contains(index) else { return }
    flowController.showUser(id: friends[index].id)
  }

  private func didLoad(_ result: Result<[User], ApiError>) {
    isLoading = false
    switch result {
    case .success(let friends):
      self.friends = friends
    case .failure(.notFound):
      flowController.showAlert(title: Strings.noUser(userID)) { [weak self] in self?.flowController.goBack() }
    case .failure(let error):
      flowController.show(apiError: error) { [weak self] in self?.load() }
    }
    delegate?.viewModelDidUpdate(self)
  }
}

extension FriendsViewModel: UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
    guard let index = friends?.firstIndex(where: { $0.id == user.id }) else { return }
    friends?[index] = user
    delegate?.viewModelDidUpdate(self)
  }
}
