import MVVMFCLibrary
import ScreenKit
import UserDomain
import UserServer

/// Keeps the services, the stack at the bottom of everything, and makes the use cases. It lives as long as the app.
final class DependencyManager {
  weak var rootNavigationController: NavigationController?

  let userService: UserService
  let sessionService: SessionService
  let linkService = LinkService()

  init(server: any Server, sessionStore: any SessionStore, clock: any Clock<Duration>) {
    userService = UserService(server: server, session: ApiSession(clock: clock))
    sessionService = SessionService(store: sessionStore, userService: userService)
  }

  func makeShownUsersUseCase() -> ShownUsersUseCase {
    ShownUsersUseCase(userService: userService)
  }
}
