import UserDomain

final class UserInteractor: UserInteractorInput {
  private let userService: any UserService
  private var observedUserID: User.ID?
  private var onChange: ((User) -> Void)?

  init(userService: any UserService) {
    self.userService = userService
  }

  var signedInUserID: User.ID? { userService.signedInUserID }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    userService.user(id: id, completion: completion)
  }

  func observeUser(id: User.ID, onChange: @escaping (User) -> Void) {
    observedUserID = id
    self.onChange = onChange
    userService.addObserver(self)
  }

  func signOut() {
    userService.signOut()
  }
}

extension UserInteractor: UserServiceObserver {
  func userService(_ userService: any UserService, didUpdate user: User) {
    if user.id == observedUserID { onChange?(user) }
  }
}
