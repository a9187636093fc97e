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

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    APIClient.shared.server = RetryingServer(services.server, clock: application.clock)
    Session.shared.store = services.sessionStore
    start()
    return true
  }

  private func start() {
    if let userID = Session.shared.userID {
      show(UserViewController(userID: userID))
    } else {
      show(LoginViewController())
    }
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Follows `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let signedInUserID = Session.shared.userID else { throw LinkRefusal("nobody is signed in; sign in first") }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    navigationController.dismiss(animated: true)
    switch segments[0] {
    case "User" where userID == signedInUserID: navigationController.popToRootViewController(animated: true)
    case "User": show(UserViewController(userID: userID))
    case "Friends": show(FriendsViewController(userID: userID))
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }

  private func show(_ viewController: ViewController) {
    navigationController.pushViewController(viewController, animated: true)
  }
}
