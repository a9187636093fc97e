import Injection
import UserDomain

/// What all flows share: the session, and the managers that depend on it.
func buildAppContainer(
  userAPI: any UserAPI, sessionStore: any SessionStore, launchStore: any LaunchStore, clock: any Clock<Duration>
) -> Container {
  let container = Container()
  container.register((any SessionStore).self, scope: .singleton) { sessionStore }
  container.register((any LaunchStore).self, scope: .singleton) { launchStore }
  container.register((any ReachabilityManager).self, scope: .singleton) { DefaultReachabilityManager() }
  container.register((any UserAPI).self, scope: .singleton) { MonitoredUserAPI(userAPI, reachabilityManager: $0) }
  container.register((any UserManager).self, scope: .singleton) { DefaultUserManager(userAPI: $0) }
  container.register((any FriendsManager).self, scope: .singleton) { DefaultFriendsManager(userAPI: $0) }
  container.register((any LoginManager).self, scope: .singleton) {
    DefaultLoginManager(sessionStore: $0, userManager: $1)
  }
  container.register((any LogoutManager).self, scope: .singleton) {
    DefaultLogoutManager(sessionStore: $0, userManager: $1)
  }
  container.register((any FirstLaunchManager).self, scope: .singleton) {
    DefaultFirstLaunchManager(launchStore: $0, sessionStore: $1)
  }
  container.register((any NotificationManager).self, scope: .singleton) { DefaultNotificationManager(clock: clock) }
  return container
}
