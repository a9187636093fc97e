import Injection
import UserDomain
import UserServer

/// What all flows share: the session, and the managers that depend on it.
func buildAppContainer(
  userAPI: any UserAPI, networkPath: any NetworkPath, sessionStore: any SessionStore, launchStore: any LaunchStore,
  clock: any Clock<Duration>
) -> Container {
  let container = Container()
  container.register((any SessionManager).self, scope: .singleton) { DefaultSessionManager(store: sessionStore) }
  container.register((any ReachabilityManager).self, scope: .singleton) {
    DefaultReachabilityManager(networkPath: networkPath)
  }
  container.register(scope: .singleton) { () -> any UserManager in DefaultUserManager(userAPI: userAPI) }
  container.register((any FriendsManager).self, scope: .singleton) { DefaultFriendsManager(userAPI: userAPI) }
  container.register((any LoginManager).self, scope: .singleton) {
    DefaultLoginManager(sessionManager: $0, userManager: $1)
  }
  container.register((any LogoutManager).self, scope: .singleton) {
    DefaultLogoutManager(sessionManager: $0, userManager: $1)
  }
  container.register((any FirstLaunchManager).self, scope: .singleton) {
    DefaultFirstLaunchManager(launchStore: launchStore, sessionManager: $0)
  }
  container.register((any NotificationManager).self, scope: .singleton) { DefaultNotificationManager(clock: clock) }
  return container
}
