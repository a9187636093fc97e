import UserDomain

/// Where configurators find the services.
struct ServicesAssembly {
  /// Services that nobody has signed in to, until `setup` has put the app's own in their place.
  private(set) static var shared: any ServicesAssemblyProtocol = ServicesAssemblyImpl()

  /// Makes the app's services. The app delegate does so before anything else.
  static func setup(
    userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>
  ) -> any ServicesAssemblyProtocol {
    let services = ServicesAssemblyImpl(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
    shared = services
    return services
  }
}
