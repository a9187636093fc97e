import UserDomain

final class SignOutInteractor: SignOutInteractorInput {
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  var signedInUserID: User.ID? { userService.signedInUserID }
}
