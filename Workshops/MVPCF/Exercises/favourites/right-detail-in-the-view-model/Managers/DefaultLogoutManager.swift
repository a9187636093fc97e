final class DefaultLogoutManager: LogoutManager {
  private let sessionManager: any SessionManager
  private let userManager: any UserManager
  private let favouritesManager: any FavouritesManager

  init(
    sessionManager: any SessionManager, userManager: any UserManager, favouritesManager: any FavouritesManager
  ) {
    self.sessionManager = sessionManager
    self.userManager = userManager
    self.favouritesManager = favouritesManager
  }

  func logOut() {
    sessionManager.end()
    userManager.forgetEveryone()
    favouritesManager.forgetAll()
  }
}
