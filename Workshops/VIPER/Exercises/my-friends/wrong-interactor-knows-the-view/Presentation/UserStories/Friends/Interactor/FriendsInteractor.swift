import UserDomain

final class FriendsInteractor: FriendsInteractorInput {
  weak var view: (any FriendsViewInput)?
  private let userService: any UserService
  private var onChange: ((User) -> Void)?

  init(userService: any UserService) {
    self.userService = userService
  }

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    userService.friends(of: id, completion: completion)
  }

  func showTitle(for id: User.ID) {
    view?.showTitle(id == userService.signedInUserID ? "My friends" : "Friends")
  }

  func observeUsers(onChange: @escaping (User) -> Void) {
    self.onChange = onChange
    userService.addObserver(self)
  }
}

extension FriendsInteractor: UserServiceObserver {
  func userService(_ userService: any UserService, didUpdate user: User) {
    onChange?(user)
  }
}
