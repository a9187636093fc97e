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
    // Who tries the app begins as somebody, and can look around before there is an account.
    sessionStore.userID = User.samples.first?.id
  }
}
