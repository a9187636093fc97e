import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private var modules: ModuleFactory?
  private let navigationController = NavigationController()

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    start(
      userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
      sessionStore: services.sessionStore)
    return true
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore) {
    let modules = ModuleFactory(userAPI: userAPI, sessionStore: sessionStore)
    navigationController.setViewControllers([modules.first()], animated: false)
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.modules = modules
    self.window = window
  }

  let routes = ["User:{id}", "Friends:{id}"]

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let modules, let myID = modules.signedInUserID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User" where userID == myID: show(nil)
    case "User": show(modules.user(userID))
    case "Friends": show(modules.friends(of: userID))
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }

  /// Shows a module on top of the other screens; without one, the screen at the bottom of them.
  private func show(_ module: ViewController?) {
    if navigationController.presentedViewController != nil {
      navigationController.dismiss(animated: true)
    }
    if let module {
      navigationController.pushViewController(module, animated: true)
    } else {
      navigationController.popToRootViewController(animated: true)
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
