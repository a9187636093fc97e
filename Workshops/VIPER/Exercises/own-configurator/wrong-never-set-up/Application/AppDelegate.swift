import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Sets up the services, shows the first screen, and follows links.
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
    let userAPI = RemoteUserAPI(server: services.server)
    start(userAPI: userAPI, sessionStore: services.sessionStore, clock: application.clock)
    return true
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) {
    let services = ServicesAssemblyImpl(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
    let first =
      if let userID = services.userService.signedInUserID {
        UserConfigurator().configure(userID: userID)
      } else {
        LoginConfigurator().configure()
      }
    navigation.pushViewController(first, animated: false)
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let signedInUserID = ServicesAssembly.shared.userService.signedInUserID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    navigation.dismiss(animated: true)
    if segments[0] == "Friends" {
      navigation.pushViewController(FriendsConfigurator().configure(userID: userID), animated: true)
    } else if userID == signedInUserID {
      navigation.setViewControllers([UserConfigurator().configure(userID: userID)], animated: true)
    } else {
      navigation.pushViewController(UserConfigurator().configure(userID: userID), animated: true)
    }
  }
}
