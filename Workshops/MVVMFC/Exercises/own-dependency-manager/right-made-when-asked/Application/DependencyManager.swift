import UserDomain
import UserServer

/// Keeps the services, each from the moment somebody asks for it.
final class DependencyManager {
  private let server: any Server
  private let sessionStore: any SessionStore

  private(set) lazy var userService: any UserServiceProtocol = UserService(server: server)
  private(set) lazy var sessionService: any SessionServiceProtocol = SessionService(
    store: sessionStore, userService: userService)

  init(server: any Server, sessionStore: any SessionStore) {
    self.server = server
    self.sessionStore = sessionStore
  }
}
