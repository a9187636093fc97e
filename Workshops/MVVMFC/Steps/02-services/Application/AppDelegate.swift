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
      let userViewController = UserViewController(
        userID: userID, userService: userService, sessionService: sessionService)
      navigationController.setViewControllers([userViewController], animated: false)
    } else {
      let loginViewController = LoginViewController(userService: userService, sessionService: sessionService)
      navigationController.setViewControllers([loginViewController], animated: false)
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
      let friendsViewController = FriendsViewController(
        userID: userID, userService: userService, sessionService: sessionService)
      navigationController.pushViewController(friendsViewController, animated: true)
    } else if userID == ownID {
      navigationController.popToRootViewController(animated: true)
    } else {
      let userViewController = UserViewController(
        userID: userID, userService: userService, sessionService: sessionService)
      navigationController.pushViewController(userViewController, animated: true)
    }
  }
}
