import UserDomain
import UserServer

/// All managers of the app, each made once.
struct Managers {
  let sessionManager: any SessionManager
  let reachabilityManager: any ReachabilityManager
  let userManager: any UserManager
  let friendsManager: any FriendsManager
  let loginManager: any LoginManager
  let logoutManager: any LogoutManager
  let firstLaunchManager: any FirstLaunchManager

  init(
    userAPI: any UserAPI, networkPath: any NetworkPath, sessionStore: any SessionStore, launchStore: any LaunchStore
  ) {
    sessionManager = DefaultSessionManager(store: sessionStore)
    reachabilityManager = DefaultReachabilityManager(networkPath: networkPath)
    userManager = DefaultUserManager(userAPI: userAPI)
    friendsManager = DefaultFriendsManager(userAPI: userAPI)
    loginManager = DefaultLoginManager(sessionManager: sessionManager, userManager: userManager)
    logoutManager = DefaultLogoutManager(
      sessionManager: sessionManager, userManager: userManager, friendsManager: friendsManager)
    firstLaunchManager = DefaultFirstLaunchManager(launchStore: launchStore, sessionManager: sessionManager)
  }
}
