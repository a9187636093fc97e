final class DefaultFirstLaunchManager: FirstLaunchManager {
  private let launchStore: any LaunchStore
  private let sessionManager: any SessionManager

  init(launchStore: any LaunchStore, sessionManager: any SessionManager) {
    self.launchStore = launchStore
    self.sessionManager = sessionManager
  }

  func performTasksOnFirstLaunch() {
    guard !launchStore.hasLaunchedBefore else { return }
    launchStore.hasLaunchedBefore = true
    // Where sessions are kept in a keychain, they outlive the app. Whoever installs it again begins afresh.
    sessionManager.end()
  }
}
