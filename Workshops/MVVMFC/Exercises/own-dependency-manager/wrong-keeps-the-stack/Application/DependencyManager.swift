import ScreenKit
import UserDomain
import UserServer

/// Keeps what screens need: the services, and the stack that they are on.
final class DependencyManager {
  let navigationController = NavigationController()
  let userService: UserService
  let sessionService: SessionService

  init(server: any Server, sessionStore: any SessionStore) {
    userService = UserService(server: server)
    sessionService = SessionService(store: sessionStore, userService: userService)
  }
}
