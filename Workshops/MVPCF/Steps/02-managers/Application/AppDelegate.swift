import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Makes the managers, shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private let navigationController = NavigationController()
  private var managers: Managers?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let server = RetryingServer(services.server, clock: application.clock)
    start(
      managers: Managers(
        userAPI: RemoteUserAPI(server: server), networkPath: services.server, sessionStore: services.sessionStore,
        launchStore: DefaultLaunchStore(hasLaunchedBefore: true)))
    return true
  }

  func start(managers: Managers) {
    managers.firstLaunchManager.performTasksOnFirstLaunch()
    if let userID = managers.sessionManager.currentUserID {
      show(UserViewController(userID: userID, managers: managers))
    } else {
      show(LoginViewController(managers: managers))
    }
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    self.managers = managers
  }

  /// Follows `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let managers, let signedInUserID = managers.sessionManager.currentUserID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    navigationController.dismiss(animated: true)
    switch segments[0] {
    case "User" where userID == signedInUserID: navigationController.popToRootViewController(animated: true)
    case "User": show(UserViewController(userID: userID, managers: managers))
    case "Friends": show(FriendsViewController(userID: userID, managers: managers))
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }

  private func show(_ viewController: ViewController) {
    navigationController.pushViewController(viewController, animated: true)
  }
}
