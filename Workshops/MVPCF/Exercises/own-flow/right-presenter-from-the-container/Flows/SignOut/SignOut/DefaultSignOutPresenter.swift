final class DefaultSignOutPresenter: SignOutPresenter {
  private let logoutManager: any LogoutManager

  init(logoutManager: any LogoutManager) {
    self.logoutManager = logoutManager
  }

  func signOut() {
    logoutManager.logOut()
  }
}
