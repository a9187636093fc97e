import MVVMFCLibrary
import UserDomain

final class FriendsViewModel {
  /// Called when a property has changed.
  var onUpdate: (() -> Void)?
  private let userID: User.ID
  private let flowController: any FriendsFlowControllerProtocol
  private let userService: any UserServiceProtocol
  private let shownUsers: ShownUsersUseCase

  private(set) var isLoading = false
  var names: [String] { shownUsers.users?.map(\.fullName) ?? [] }
  var hasNoFriends: Bool { shownUsers.users?.isEmpty ?? false }

  init(
    userID: User.ID, flowController: any FriendsFlowControllerProtocol, userService: any UserServiceProtocol,
    shownUsers: ShownUsersUseCase
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    self.shownUsers = shownUsers
    shownUsers.onChange = { [weak self] in self?.didUpdate() }
  }

  func load() {
    isLoading = true
    didUpdate()
    userService.friends(of: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  func selectFriend(at index: Int) {
    guard let friends = shownUsers.users, friends.indices.contains(index) else { return }
    flowController.showUser(id: friends[index].id)
  }

  private func didLoad(_ result: Result<[User], ApiError>) {
    isLoading = false
    switch result {
    case .success(let friends):
      shownUsers.show(friends)
    case .failure(let error):
      didUpdate()
      flowController.show(apiError: error, ofUser: userID) { [weak self] in self?.load() }
    }
  }

  private func didUpdate() {
    onUpdate?()
  }
}
