/// Where configurators find the app's router.
enum PresentationAssembly {
  private static var appRouter: (any AppRouterProtocol)?

  static var router: any AppRouterProtocol {
    guard let appRouter else {
      preconditionFailure("PresentationAssembly has not been set up; call setup before the first module is made")
    }
    return appRouter
  }

  /// The application root does so before it shows the first module.
  static func setup(router: any AppRouterProtocol) {
    appRouter = router
  }
}
