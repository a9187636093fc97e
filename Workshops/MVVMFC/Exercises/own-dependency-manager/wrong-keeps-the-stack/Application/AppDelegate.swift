import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var dependencyManager: DependencyManager?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let server = RetryingServer(services.server, clock: application.clock)
    start(dependencyManager: DependencyManager(server: server, sessionStore: services.sessionStore))
    return true
  }

  func start(dependencyManager: DependencyManager) {
    let window = Window()
    let navigationController = dependencyManager.navigationController
    window.rootViewController = navigationController
    if let userID = dependencyManager.sessionService.userID {
      UserFactory.rootIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      LoginFactory.rootIn(navigationController: navigationController, dependencyManager: dependencyManager)
    }
    window.makeKeyAndVisible()
    self.window = window
    self.dependencyManager = dependencyManager
  }

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let dependencyManager, let ownID = dependencyManager.sessionService.userID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    let navigationController = dependencyManager.navigationController
    navigationController.dismiss(animated: true)
    if segments[0] == "Friends" {
      FriendsFactory.pushIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else if userID == ownID {
      navigationController.popToRootViewController(animated: true)
    } else {
      UserFactory.pushIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    }
  }
}
