import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Fills the container, and gives control to the app coordinator.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private let container = Container()
  private var appCoordinator: AppCoordinator?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
        sessionStore: services.sessionStore)
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a part needs what no part registers. Nobody else would say so before the screen is opened.
  func start(userAPI: any UserAPI, sessionStore: any SessionStore) throws {
    container.register((any UserAPI).self, scope: .singleton) { userAPI }
    container.register((any SessionStore).self, scope: .singleton) { sessionStore }
    container.append(part: AppPart.self)
    try container.validate()

    let window = Window()
    let appCoordinator = AppCoordinator(window: window, container: container)
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }

  let routes = ["User:{id}", "Friends:{id}"]

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let appCoordinator, appCoordinator.isSignedIn else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User": appCoordinator.showUser(userID)
    case "Friends": appCoordinator.showFriends(of: userID)
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
