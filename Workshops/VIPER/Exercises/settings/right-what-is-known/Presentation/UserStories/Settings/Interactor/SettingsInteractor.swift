import UserDomain

final class SettingsInteractor: SettingsInteractorInput {
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  var signedInUser: User? {
    guard let id = userService.signedInUserID else { return nil }
    return userService.knownUser(id: id)
  }

  func signOut() {
    userService.signOut()
  }
}
