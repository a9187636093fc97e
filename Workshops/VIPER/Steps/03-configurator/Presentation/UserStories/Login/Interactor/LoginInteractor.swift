import UserDomain

final class LoginInteractor: LoginInteractorInput {
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void) {
    userService.signIn(firstName: firstName, completion: completion)
  }
}
