import UserDomain
import UserServer

/// Has the services, for factories to hand them to view models. It lives as long as the app.
///
/// Every screen keeps it, so it keeps none of them.
final class DependencyManager {
  private let server: any Server
  private let sessionStore: any SessionStore

  var userService: UserService { UserService(server: server) }
  var sessionService: SessionService { SessionService(store: sessionStore, userService: userService) }

  init(server: any Server, sessionStore: any SessionStore) {
    self.server = server
    self.sessionStore = sessionStore
  }
}
