import UserDomain

/// All the services there are. They live as long as the app.
final class ServicesAssembly {
  static let shared = ServicesAssembly()

  private(set) var userService: (any UserService)!

  private init() {}

  /// Makes the app's services. The app delegate does so before anything else.
  func setup(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) {
    let apiService = APIServiceImpl(userAPI: userAPI, clock: clock)
    userService = UserServiceImpl(apiService: apiService, sessionStore: sessionStore)
  }
}
