import UserDomain

final class SettingsInteractor: SettingsInteractorInput {
  private var userService: any UserService { ServicesAssembly.shared.userService }

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
