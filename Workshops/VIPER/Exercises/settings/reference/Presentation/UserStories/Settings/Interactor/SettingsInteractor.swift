import UserDomain

final class SettingsInteractor: SettingsInteractorInput {
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  var signedInUserID: User.ID? { userService.signedInUserID }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    if let user = userService.knownUser(id: id) {
      completion(.success(user))
    } else {
      userService.user(id: id, completion: completion)
    }
  }

  func signOut() {
    userService.signOut()
  }
}
