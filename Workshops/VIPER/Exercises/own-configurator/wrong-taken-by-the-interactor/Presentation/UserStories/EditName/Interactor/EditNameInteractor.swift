import UserDomain

final class EditNameInteractor: EditNameInteractorInput {
  private let userService: any UserService
  private var saving: (any APICall)?

  init() {
    userService = ServicesAssembly.shared.userService
  }

  func save(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    saving = userService.update(user, completion: completion)
  }

  func cancelSaving() {
    saving?.cancel()
  }
}
