import UserDomain

final class DefaultFirstLaunchManager: FirstLaunchManager {
  private let launchStore: any LaunchStore
  private let sessionStore: any SessionStore

  init(launchStore: any LaunchStore, sessionStore: any SessionStore) {
    self.launchStore = launchStore
    self.sessionStore = sessionStore
  }

  func performTasksOnFirstLaunch() {
    guard !launchStore.hasLaunchedBefore else { return }
    launchStore.hasLaunchedBefore = true
    // Where sessions are kept in a keychain, they outlive the app. Whoever installs it again begins afresh.
    sessionStore.userID = nil
  }
}
