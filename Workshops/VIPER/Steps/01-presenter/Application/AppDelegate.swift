import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Sets up the server, shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var simulatedServices: SimulatedServices?
  private let navigation = NavigationController()

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    simulatedServices = services
    APIClient.shared.server = RetryingServer(services.server, clock: application.clock)
    Session.shared.store = services.sessionStore
    let first =
      if let userID = Session.shared.userID {
        UserViewController(userID: userID)
      } else {
        LoginViewController()
      }
    navigation.pushViewController(first, animated: false)
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let signedInUserID = Session.shared.userID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    navigation.dismiss(animated: true)
    if segments[0] == "Friends" {
      navigation.pushViewController(FriendsViewController(userID: userID), animated: true)
    } else if userID == signedInUserID {
      navigation.setViewControllers([UserViewController(userID: userID)], animated: true)
    } else {
      navigation.pushViewController(UserViewController(userID: userID), animated: true)
    }
  }
}
