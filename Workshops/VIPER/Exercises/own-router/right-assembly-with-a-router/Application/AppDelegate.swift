import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Sets up the services, then hands over to the application root.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var simulatedServices: SimulatedServices?
  private(set) var root: ApplicationRoot?

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
    let window = Window()
    let root = try ApplicationRoot(window: window, urlScheme: Link.scheme, services: services)
    root.start()
    self.root = root
    self.window = window
  }

  func application(_ application: Application, open link: Link) throws {
    try root?.open(link.url)
  }
}
