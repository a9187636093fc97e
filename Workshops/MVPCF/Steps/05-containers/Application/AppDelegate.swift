import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Starts the navigator, and hands links to it.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var navigator: Navigator?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let server = RetryingServer(services.server, clock: application.clock)
    do {
      try start(
        container: buildAppContainer(
          userAPI: RemoteUserAPI(server: server), networkPath: services.server, sessionStore: services.sessionStore,
          launchStore: DefaultLaunchStore(hasLaunchedBefore: true)))
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a registration asks for what nobody registers. What a factory asks for in `make` is not seen here.
  func start(container: Container) throws {
    for flow in [buildLoginContainer, buildUserContainer, buildEditNameContainer] {
      try flow(container).validate()
    }
    let firstLaunchManager: any FirstLaunchManager = try container.resolve()
    firstLaunchManager.performTasksOnFirstLaunch()
    let navigationController = NavigationController()
    let navigator = Navigator(
      navigationController: navigationController, sessionManager: try container.resolve(), container: container)
    navigator.start()
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    self.navigator = navigator
  }

  /// Follows `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let navigator, navigator.isSignedIn else { throw LinkRefusal("nobody is signed in; sign in first") }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User": navigator.showUser(id: userID)
    case "Friends": navigator.showFriends(of: userID)
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }
}
