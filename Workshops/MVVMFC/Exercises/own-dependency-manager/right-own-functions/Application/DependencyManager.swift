import UserDomain
import UserServer

/// Keeps the services, for factories to hand them to view models. It lives as long as the app.
///
/// Every screen keeps it, so it keeps none of them.
final class DependencyManager {
  let userService: UserService
  let sessionService: SessionService

  init(server: any Server, sessionStore: any SessionStore) {
    userService = UserService(server: server)
    sessionService = SessionService(store: sessionStore, userService: userService)
  }
}
