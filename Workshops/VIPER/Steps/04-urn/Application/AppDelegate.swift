import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Sets up the services, and shows the first module.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var simulatedServices: SimulatedServices?
  private(set) var links: LinkOpener?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    simulatedServices = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: services.server), sessionStore: services.sessionStore, clock: application.clock)
      return true
    } catch {
      print("the app cannot start: \(error)")
      return false
    }
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) throws {
    let services = ServicesAssembly.setup(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
    let navigation = NavigationController()
    links = try LinkOpener(navigation: navigation, urlScheme: Link.scheme, userService: services.userService)
    let first =
      if let userID = services.userService.signedInUserID {
        try UserFactory().createModule(byUrn: UserFactory.urn(userID: userID))
      } else {
        try LoginFactory().createModule(byUrn: LoginFactory.urn())
      }
    navigation.pushViewController(first, animated: false)
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  func application(_ application: Application, open link: Link) throws {
    try links?.open(link.url)
  }
}
