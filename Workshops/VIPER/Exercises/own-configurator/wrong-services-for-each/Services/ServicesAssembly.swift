import UserDomain

/// Where configurators find the services.
enum ServicesAssembly {
  private static var make: (() -> any ServicesAssemblyProtocol)?

  static var shared: any ServicesAssemblyProtocol {
    guard let make else { preconditionFailure("ServicesAssembly has not been set up") }
    return make()
  }

  /// Says what the app's services are made of. The app delegate does so before anything else.
  static func setup(
    userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>
  ) -> any ServicesAssemblyProtocol {
    make = { ServicesAssemblyImpl(userAPI: userAPI, sessionStore: sessionStore, clock: clock) }
    return shared
  }
}
