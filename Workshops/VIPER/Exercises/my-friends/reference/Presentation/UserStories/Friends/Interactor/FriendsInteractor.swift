import UserDomain

final class FriendsInteractor: FriendsInteractorInput {
  private let userService: any UserService
  private var onChange: ((User) -> Void)?

  init(userService: any UserService) {
    self.userService = userService
  }

  var signedInUserID: User.ID? { userService.signedInUserID }

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    userService.friends(of: id, completion: completion)
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
