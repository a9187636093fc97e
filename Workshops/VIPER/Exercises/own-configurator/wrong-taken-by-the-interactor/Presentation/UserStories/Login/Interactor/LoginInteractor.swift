import UserDomain

final class LoginInteractor: LoginInteractorInput {
  private let userService: any UserService

  init() {
    userService = ServicesAssembly.shared.userService
  }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void) {
    userService.signIn(firstName: firstName, completion: completion)
  }
}
