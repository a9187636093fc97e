import MVVMFCLibrary
import UserDomain
import UserServer

/// Keeps the services and makes the use cases, for factories to hand them to view models. It lives as long as the app.
///
/// Every screen keeps it, by way of its flow controller, so it keeps none of them.
final class DependencyManager {
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
