import UserDomain

final class EditNameInteractor: EditNameInteractorInput {
  private let userService: any UserService
  private var saving: (any APICall)?

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

  func save(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    saving = userService.update(user, completion: completion)
  }

  func cancelSaving() {
    saving?.cancel()
  }
}
