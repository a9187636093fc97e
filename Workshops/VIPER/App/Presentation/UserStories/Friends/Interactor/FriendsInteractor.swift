import UserDomain

final class FriendsInteractor: FriendsInteractorInput {
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    userService.friends(of: id, completion: completion)
  }
}
