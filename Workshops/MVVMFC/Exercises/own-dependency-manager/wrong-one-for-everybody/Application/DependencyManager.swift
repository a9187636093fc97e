import UserDomain
import UserServer

/// Keeps the services, for whoever asks.
final class DependencyManager {
  static let shared = DependencyManager()

  private(set) var userService: (any UserServiceProtocol)!
  private(set) var sessionService: (any SessionServiceProtocol)!

  func start(server: any Server, sessionStore: any SessionStore) {
    userService = UserService(server: server)
    sessionService = SessionService(store: sessionStore, userService: userService)
  }
}
