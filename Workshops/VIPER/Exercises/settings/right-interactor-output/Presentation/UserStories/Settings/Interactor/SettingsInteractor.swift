import UserDomain

final class SettingsInteractor: SettingsInteractorInput {
  weak var output: (any SettingsInteractorOutput)?
  private let userService: any UserService

  init(userService: any UserService) {
    self.userService = userService
  }

  func loadUser() {
    guard let id = userService.signedInUserID else { return }
    userService.user(id: id) { [weak self] result in
      switch result {
      case .success(let user): self?.output?.didLoad(user)
      case .failure: self?.output?.didFailToLoad()
      }
    }
  }

  func signOut() {
    userService.signOut()
  }
}
