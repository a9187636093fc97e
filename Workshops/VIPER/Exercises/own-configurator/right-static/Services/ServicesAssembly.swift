import UserDomain

/// Where configurators find the services.
enum ServicesAssembly {
  private static var assembly: (any ServicesAssemblyProtocol)?

  /// What `setup` has made. Before that there is nothing to find, and the app stops.
  static var shared: any ServicesAssemblyProtocol {
    guard let assembly else {
      preconditionFailure("ServicesAssembly has not been set up; call setup before anything else is made")
    }
    return assembly
  }

  /// Makes the app's services. The app delegate does so before anything else.
  static func setup(
    userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>
  ) -> any ServicesAssemblyProtocol {
    let services = ServicesAssemblyImpl(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
    assembly = services
    return services
  }
}
