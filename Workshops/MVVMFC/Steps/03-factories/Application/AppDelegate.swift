import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private let navigationController = NavigationController()
  private var userService: (any UserServiceProtocol)?
  private var sessionService: (any SessionServiceProtocol)?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let userService = UserService(server: RetryingServer(services.server, clock: application.clock))
    start(
      userService: userService,
      sessionService: SessionService(store: services.sessionStore, userService: userService))
    return true
  }

  func start(userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol) {
    let window = Window()
    window.rootViewController = navigationController
    if let userID = sessionService.userID {
      UserFactory.rootIn(
        navigationController: navigationController, userID: userID, userService: userService,
        sessionService: sessionService)
    } else {
      LoginFactory.rootIn(
        navigationController: navigationController, userService: userService, sessionService: sessionService)
    }
    window.makeKeyAndVisible()
    self.window = window
    self.userService = userService
    self.sessionService = sessionService
  }

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let userService, let sessionService, let ownID = sessionService.userID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    navigationController.dismiss(animated: true)
    if segments[0] == "Friends" {
      FriendsFactory.pushIn(
        navigationController: navigationController, userID: userID, userService: userService,
        sessionService: sessionService)
    } else if userID == ownID {
      navigationController.popToRootViewController(animated: true)
    } else {
      UserFactory.pushIn(
        navigationController: navigationController, userID: userID, userService: userService,
        sessionService: sessionService)
    }
  }
}
